import { DELIVERY, DELIVERY_KINDS, kindsInWords } from '@hourcast/domain/delivery/delivery-kinds'
import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { KeptMailNote } from '../../components/account/kept-mail-note.tsx'
import { useFieldFaults } from '../../components/account/use-field-faults.ts'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import type { DeleteAnswer } from './delete-answer.ts'

type Props = { email: string; antiForgery: string; mailsAreKept: boolean; graceDays: number; answer: DeleteAnswer | null }

/** What is on the other side already, where nothing of ours can delete it. */
const BY_SENT_WAYS = kindsInWords(
  DELIVERY_KINDS.filter((kind) => DELIVERY[kind].release !== 'clock'),
  'or',
)

/** Asked twice: the way here, and the address with a password or a code. */
export const DeleteForm = ({ email, antiForgery, mailsAreKept, graceDays, answer }: Props) => {
  const refusal = answer?.refusal ?? null
  const form = useFocusFirstError(refusal)
  const { errorAt, noteFault, formFault } = useFieldFaults(refusal)
  const busy = useNavigation().formData?.get('intent')
  return (
    <Card title="What happens">
      <ul className="facts-list">
        <li>Your schedulers are paused at once: nothing new airs. Your direct links go on playing the last bulletin.</li>
        <li>
          For {graceDays} days you can sign in and keep the account. Then what was active airs again. Nothing else is open to you
          meanwhile, and API keys open nothing.
        </li>
        <li>
          After {graceDays} days everything of your station is deleted for good: settings, schedulers, history and audio. Your
          links then answer 404. What was already delivered by {BY_SENT_WAYS} stays where it is.
        </li>
        <li>You may want to download your data first, in the settings: afterwards only a kept account can.</li>
      </ul>
      <Form method="post" className="form delete-form" ref={form} noValidate>
        <AntiForgeryField token={antiForgery} />
        <TextField
          label="Your address, once more"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={answer?.typed ?? ''}
          error={errorAt('email')}
          hint={email}
          onInput={() => noteFault('email', null)}
        />
        <TextField
          label="Password, or a code that we mail you"
          name="proof"
          type="password"
          autoComplete="current-password"
          error={errorAt('proof')}
          onInput={() => noteFault('proof', null)}
        />
        <FormFault text={formFault} />
        {answer?.isCodeSent ? (
          <p className="sent-note" role="status">
            A code is on its way to {email}. It works once, within 10 minutes, on this page.
          </p>
        ) : null}
        {answer?.isCodeSent && mailsAreKept ? <KeptMailNote /> : null}
        <div className="form-actions">
          <Button type="submit" name="intent" value="delete" variant="danger" isBusy={busy === 'delete'}>
            Delete my account in {graceDays} days
          </Button>
          <Button type="submit" name="intent" value="send-code" variant="secondary" isBusy={busy === 'send-code'}>
            E-mail me a code
          </Button>
          <ButtonLink to="/station/settings" variant="quiet">
            Back to the settings
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
