import { KeptMailNote } from '../../components/account/kept-mail-note.tsx'
import type { Sent } from './login-answer.ts'

const WORDS: Record<Sent, (email: string) => string> = {
  code: (email) =>
    `If ${email} is registered, a code is on its way to it. It works once, within 10 minutes, in this browser; the link beside it works in any.`,
  registration: (email) => `A mail is on its way to ${email}. The code in it works once, within 10 minutes, in this browser.`,
  'reset-link': (email) => `If ${email} is registered, a link is on its way to it. It works once, within 30 minutes.`,
}

type Props = { sent: Sent; email: string; mailsAreKept: boolean }

/** What was mailed, the same words for every address, and under it where to read it. */
export const SentNote = ({ sent, email, mailsAreKept }: Props) => (
  <div className="sent">
    <p className="sent-note" role="status">
      {WORDS[sent](email)}
    </p>
    {mailsAreKept ? <KeptMailNote /> : null}
  </div>
)
