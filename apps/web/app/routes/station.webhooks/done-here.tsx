import { ShownOnce } from '../../components/account/shown-once.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import type { WebhooksAnswer } from './webhooks-answer.ts'

const { secret } = WEBHOOK_WORDS

/** What came of the last button, where it was pressed. */
export const DoneHere = ({ answer }: { answer: WebhooksAnswer | undefined }) => {
  const { done = null, refusal = null } = answer ?? {}
  return (
    <>
      <p className="said" role="status">
        {done?.said}
      </p>
      {done?.secret ? <ShownOnce label={secret.label} secret={done.secret} hint={secret.hint} copied={secret.copied} /> : null}
      <FormFault text={refusal && refusal.field === null ? refusal.message : null} />
    </>
  )
}
