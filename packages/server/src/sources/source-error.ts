import { Fault } from '@hourcast/domain/fault'
/** Why a source could not be read. `code` is stable, the message is for the owner and names the host, never a query string. */
export class SourceError extends Fault {
  override readonly name = 'SourceError'
  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(code, message, false, options)
  }
}
