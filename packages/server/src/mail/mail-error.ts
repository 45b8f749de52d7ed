/** What a mailer throws. Permanent: the same mail would be refused again. The message is fit for the owner. */
export class MailError extends Error {
  readonly code: string
  readonly permanent: boolean
  constructor(code: string, message: string, permanent: boolean, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'MailError'
    this.code = code
    this.permanent = permanent
  }
}
