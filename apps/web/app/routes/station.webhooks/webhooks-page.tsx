import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import { AddWebhook } from './add-webhook.tsx'
import { DoneHere } from './done-here.tsx'
import { WebhookCard, type WebhookShown } from './webhook-card.tsx'
import type { WebhooksAnswer } from './webhooks-answer.ts'

type Props = { webhooks: WebhookShown[]; timeZone: string; antiForgery: string; answer: WebhooksAnswer | undefined }

const { title, lede, docs, none, add } = WEBHOOK_WORDS

export const WebhooksPage = ({ webhooks, timeZone, antiForgery, answer }: Props) => {
  const isOfCard = webhooks.some(({ webhookId }) => webhookId === answer?.webhookId)
  return (
    <>
      <PageHead
        title={title}
        lede={
          <>
            {lede} <a href="/docs#webhooks">{docs}</a>
            {webhooks.length === 0 ? null : `. Times are in ${timeZone}.`}
          </>
        }
      />
      <div className="settings webhooks">
        <div className="webhook-list">
          {webhooks.length === 0 ? <EmptyState title={none.title}>{none.text}</EmptyState> : null}
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.webhookId}
              {...{ webhook, antiForgery }}
              answer={answer?.webhookId === webhook.webhookId ? answer : undefined}
            />
          ))}
        </div>
        <Card title={add.title}>
          {isOfCard ? null : <DoneHere answer={answer} />}
          <AddWebhook
            key={answer?.done?.secret}
            antiForgery={antiForgery}
            answer={answer?.intent === 'add' ? answer : undefined}
          />
        </Card>
      </div>
    </>
  )
}
