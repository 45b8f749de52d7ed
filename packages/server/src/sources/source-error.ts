/** Why a source could not be read. `code` is stable, the message is for the owner and names the host, never a query string. */
export class SourceError extends Error {
  readonly code: string
  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'SourceError'
    this.code = code
  }
}
