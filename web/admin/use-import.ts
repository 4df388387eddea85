import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportPreview, ImportResult } from '../../contract/imports.ts'
import { ApiError } from '../base/api.ts'
import { checkFile } from './check-file.ts'
import { applyImport, previewImport } from './send-import.ts'

/** A file as it was when it was chosen: it may be saved again while the preview is read. */
type Chosen = { name: string; content: Blob }

type Seen = { chosen: Chosen; preview: ImportPreview }

/** Where somebody is on the way from a file to an import. Shares are from 0 to 1. */
export type ImportStep =
  | { at: 'choosing'; problem?: string }
  | { at: 'reading'; name: string; share: number }
  | ({ at: 'looking'; failure?: string; isOutdated?: boolean } & Seen)
  | ({ at: 'importing'; share: number } & Seen)
  | { at: 'done'; name: string; result: ImportResult }

export function useImport() {
  const [step, setStep] = useState<ImportStep>({ at: 'choosing' })
  // Of two presses in one moment the second must not wait for a new screen to be stopped.
  const isSending = useRef(false)
  const queryClient = useQueryClient()

  async function alone(work: () => Promise<void>) {
    if (isSending.current) return
    isSending.current = true
    await work().finally(() => {
      isSending.current = false
    })
  }

  const read = (chosen: Chosen) =>
    alone(async () => {
      const tell = (share: number) => setStep({ at: 'reading', name: chosen.name, share })
      tell(0)
      try {
        const preview = await previewImport(chosen.content, tell)
        setStep({ at: 'looking', chosen, preview })
      } catch (error) {
        setStep({ at: 'choosing', problem: sentenceOf(error) })
      }
    })

  async function choose(file: File) {
    const problem = checkFile(file)
    if (problem) return setStep({ at: 'choosing', problem })
    try {
      await read({ name: file.name, content: new Blob([await file.arrayBuffer()]) })
    } catch {
      setStep({ at: 'choosing', problem: 'The file could not be read.' })
    }
  }

  const confirm = ({ chosen, preview }: Seen) =>
    alone(async () => {
      const tell = (share: number) => setStep({ at: 'importing', chosen, preview, share })
      tell(0)
      try {
        const result = await applyImport(chosen.content, preview.plan, tell)
        void queryClient.invalidateQueries()
        setStep({ at: 'done', name: chosen.name, result })
      } catch (error) {
        const isOutdated = error instanceof ApiError && error.status === 409
        setStep({ at: 'looking', chosen, preview, failure: sentenceOf(error), isOutdated })
      }
    })

  return { step, choose, read, confirm, startAnew: () => setStep({ at: 'choosing' }) }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong.'
}
