import type { Line } from '../contract/csv.ts'
import type { BodyOf, Endpoint, HeadersOf, IdOf, QueryOf, ReplyOf } from '../contract/endpoint.ts'
import type { Db } from './db/tables.ts'
import type { Topic } from './db/touched.ts'
import type { Person } from './users/people.ts'

/** What a handler gets: everything checked, nothing of the framework. */
export type Call<E extends Endpoint> = {
  id: IdOf<E>
  query: QueryOf<E>
  headers: HeadersOf<E>
  body: BodyOf<E>
  user: E['access'] extends 'anyone' | 'provider' ? undefined : Person
  /** The file of a multipart form, if there was one. */
  image: Buffer | undefined
  /** The network address of the caller. */
  address: string
  /**
   * Where whoever only reads does so: beside a transaction that takes its time, and from a replica
   * where the answer is the same for everybody.
   */
  db: Db
  /** Where the caller reached the shop, such as `https://shop.example`. */
  origin: string
}

export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Answer<E>,
  /** What the reply is made of, where it is the same for everybody: it is kept until that changes. */
  topicsOf?: (reply: ReplyOf<E>, call: Call<E>) => Topic[],
) => void

/** What a handler gives back: long answers come in pieces, a CSV file as lines of cells. */
type Answer<E extends Endpoint> = E extends { csv: string }
  ? AsyncIterable<Line[]>
  : E extends { inPieces: true }
    ? AsyncIterable<ReplyOf<E>>
    : Promise<ReplyOf<E>>
