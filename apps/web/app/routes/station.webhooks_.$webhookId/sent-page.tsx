import { Link } from '@remix-run/react'
import { Card } from '../../components/card.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import type { SentAnswer } from './sent-answer.ts'
import { type MessageShown, SentMessage } from './sent-message.tsx'

type Props = {
  url: string
  isOn: boolean
  messages: MessageShown[]
  timeZone: string
  next: string | null
  isFirstPage: boolean
  antiForgery: string
  answer: SentAnswer | undefined
}

const { history, actions } = WEBHOOK_WORDS

export const SentPage = ({ url, isOn, messages, timeZone, next, isFirstPage, antiForgery, answer }: Props) => (
  <>
    <PageHead
      title={history.title}
      lede={
        <>
          <span className="webhook-url">{url}</span>
          <br />
          {history.kept} Times are in {timeZone}.
        </>
      }
    >
      <Link to="/station/webhooks">{actions.back}</Link>
    </PageHead>
    <Card title="Messages">
      {messages.length === 0 ? <p className="soft">{history.none}</p> : null}
      <ol className="sent-messages">
        {messages.map((message) => (
          <SentMessage
            key={message.messageId}
            {...{ message, isOn, antiForgery }}
            answer={answer?.messageId === message.messageId ? answer : undefined}
          />
        ))}
      </ol>
      {next === null && isFirstPage ? null : (
        <nav className="webhook-foot" aria-label="Pages">
          {isFirstPage ? <span /> : <Link to="?">{actions.newest}</Link>}
          {next === null ? null : <Link to={`?after=${next}`}>{actions.older}</Link>}
        </nav>
      )}
    </Card>
  </>
)
