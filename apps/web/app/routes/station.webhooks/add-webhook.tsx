import { WEBHOOK_EVENT_MEANINGS, WEBHOOK_EVENT_TYPES } from '@hourcast/domain/webhooks/webhook-events'
import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { ChoiceGroup } from '../../components/form/choice-group.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import { WEBHOOK_WORDS } from '../../components/webhook/webhook-words.ts'
import { eventField, type WebhooksAnswer } from './webhooks-answer.ts'

const { add } = WEBHOOK_WORDS

/** Where to, and of what. */
export const AddWebhook = ({ antiForgery, answer }: { antiForgery: string; answer: WebhooksAnswer | undefined }) => {
  const form = useFocusFirstError(answer)
  const isBusy = useNavigation().formData?.get('intent') === 'add'
  const refusal = answer?.refusal ?? null
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : null)
  // All of them at first; a refused form goes on as it was.
  const isChosen = (type: string) => refusal === null || answer?.entered[eventField(type)] === 'on'
  return (
    <Form method="post" className="form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      <TextField
        label={add.url}
        name="url"
        type="url"
        inputMode="url"
        placeholder="https://studio.example/hourcast"
        maxLength={2_000}
        autoComplete="off"
        defaultValue={answer?.entered.url}
        hint={add.urlHint}
        error={errorAt('url')}
      />
      <ChoiceGroup label={add.events} className="event-switches">
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <ToggleField
            key={type}
            label={type}
            name={eventField(type)}
            defaultChecked={isChosen(type)}
            hint={WEBHOOK_EVENT_MEANINGS[type]}
            // What is wrong with all of them stands at the first one, which is focused.
            error={type === WEBHOOK_EVENT_TYPES[0] ? errorAt('events') : null}
          />
        ))}
      </ChoiceGroup>
      <div className="form-actions">
        <Button type="submit" name="intent" value="add" isBusy={isBusy}>
          {add.submit}
        </Button>
      </div>
    </Form>
  )
}
