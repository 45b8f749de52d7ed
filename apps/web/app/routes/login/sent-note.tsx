import type { Sent } from './login-answer.ts'

const WORDS: Record<Sent, (email: string) => string> = {
  code: (email) =>
    `If ${email} is registered, a code is on its way to it. It works once, within 10 minutes, in this browser; the link beside it works in any.`,
  registration: (email) => `A mail is on its way to ${email}. The code in it works once, within 10 minutes, in this browser.`,
  'reset-link': (email) => `If ${email} is registered, a link is on its way to it. It works once, within 30 minutes.`,
}

/** What was mailed: the same words for every address. */
export const SentNote = ({ sent, email }: { sent: Sent; email: string }) => (
  <p className="sent-note" role="status">
    {WORDS[sent](email)}
  </p>
)
