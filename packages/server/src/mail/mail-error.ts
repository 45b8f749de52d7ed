import { Fault } from '@hourcast/domain/fault'
/** What a mailer throws. Permanent: the same mail would be refused again. The message is fit for the owner. */
export class MailError extends Fault {
  static override readonly sharedName = 'MailError'
  override readonly name = 'MailError'
}
