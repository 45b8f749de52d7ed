import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { ConfirmButton } from '../../components/dialog/confirm-button.tsx'
import { SureField } from '../../components/dialog/sure-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'

type Props = {
  webhookId: string
  antiForgery: string
  isOn: boolean
  /** Without scripts the page asks in the second try. */
  isAsked: boolean
}

const { actions, askDelete, askRenew } = WEBHOOK_WORDS

/** The buttons of one webhook: a form, so that they work without scripts. */
export const WebhookActions = ({ webhookId, antiForgery, isOn, isAsked }: Props) => {
  const sent = useNavigation().formData
  const busy = sent?.get('webhookId') === webhookId ? sent.get('intent') : null
  const act = (intent: 'test' | 'on' | 'off', variant: 'secondary' | 'quiet') => (
    <Button type="submit" name="intent" value={intent} variant={variant} isBusy={busy === intent}>
      {actions[intent]}
    </Button>
  )
  return (
    <Form method="post" className="webhook-actions">
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="webhookId" value={webhookId} />
      <SureField isAsked={isAsked} />
      {act(isOn ? 'test' : 'on', 'secondary')}
      <ConfirmButton
        name="intent"
        value="renew"
        variant="quiet"
        isBusy={busy === 'renew'}
        ask={{ ...askRenew, confirmLabel: actions.renew }}
      >
        {actions.renew}
      </ConfirmButton>
      {isOn ? act('off', 'quiet') : null}
      {isAsked ? (
        <Button type="submit" name="intent" value="delete" variant="danger">
          {actions.deleteForSure}
        </Button>
      ) : (
        <ConfirmButton
          name="intent"
          value="delete"
          variant="danger"
          isBusy={busy === 'delete'}
          ask={{ ...askDelete, confirmLabel: actions.delete, isDangerous: true }}
        >
          {actions.delete}
        </ConfirmButton>
      )}
    </Form>
  )
}
