import { withUnit } from '@hourcast/domain/with-unit'
import { Card } from '../card.tsx'
import { ViewerTime } from '../viewer-time.tsx'
import { LinkedText } from './linked-text.tsx'

type Mail = {
  name: string
  to: string
  from: string
  subject: string
  writtenAt: number
  text: string
  attachments: { filename: string; type: string; bytes: number }[]
}

const sizeOf = (bytes: number): string => (bytes < 1_000 ? withUnit(bytes, 'B') : withUnit(Math.round(bytes / 1_000), 'kB'))

/** One kept mail, as a mail program shows it. */
export const MailSheet = ({ mail: { name, to, from, subject, writtenAt, text, attachments } }: { mail: Mail }) => (
  <Card className="mail" title={subject}>
    <dl className="facts mail-facts">
      <dt>To</dt>
      <dd>{to}</dd>
      <dt>From</dt>
      <dd>{from}</dd>
      <dt>Written</dt>
      <dd>
        <ViewerTime at={writtenAt} />
      </dd>
    </dl>
    <LinkedText text={text} />
    {attachments.length > 0 ? (
      <ul className="mail-parts">
        {attachments.map(({ filename, bytes }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what came with a mail never changes its order
          <li key={place}>
            <a className="button" data-variant="secondary" href={`/dev/mail/${name}/${place}`} download>
              {filename} ({sizeOf(bytes)})
            </a>
          </li>
        ))}
      </ul>
    ) : null}
  </Card>
)
