import type { Target } from './target.ts'

/** What a trial saw: figures for the table, and a sentence for everything that was not as promised. */
export type Outcome = { figures: string; problems: string[] }

export type Trial = {
  number: number
  title: string
  /** The database has no part in it: the short form tries it on one of them. */
  isOfTheWebOnly?: true
  /** As few of everything as still says something, or all that was promised. */
  run(target: Target, long: boolean): Promise<Outcome>
}
