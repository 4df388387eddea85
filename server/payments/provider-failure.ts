/**
 * no: the provider understood and refused; unknown: it did not answer, or not in a way that can be
 * understood, so what we asked for may have happened or not.
 */
export class ProviderFailure extends Error {
  readonly kind: 'no' | 'unknown'
  /** The provider's code for the reason, such as INSTRUMENT_DECLINED. */
  readonly issue: string | undefined

  constructor(kind: 'no' | 'unknown', message: string, issue?: string) {
    super(message)
    this.kind = kind
    this.issue = issue
  }
}
