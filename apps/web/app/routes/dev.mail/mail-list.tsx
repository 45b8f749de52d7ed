import { Link } from '@remix-run/react'
import type { MailLine } from '../../.server/kept-mail.ts'
import { ViewerTime } from '../../components/viewer-time.tsx'

/** The newest first; the one that is open is named as the current one. */
export const MailList = ({ mails, opened }: { mails: readonly MailLine[]; opened: string | undefined }) => (
  <nav className="mail-list" aria-label="Mails">
    <ol>
      {mails.map(({ name, to, subject, writtenAt }) => (
        <li key={name}>
          <Link to={`/dev/mail/${name}`} aria-current={name === opened ? 'page' : undefined}>
            <span className="mail-subject">{subject}</span>
            <span className="mail-to">{to}</span>
            <ViewerTime at={writtenAt} />
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
