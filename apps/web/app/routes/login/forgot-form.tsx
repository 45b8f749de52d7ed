import { parseEmailAddress } from '@hourcast/domain/accounts/email-address'
import { Form } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { useFieldFaults } from '../../components/account/use-field-faults.ts'
import { useIncomplete } from '../../components/account/use-incomplete.ts'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import { EmailField } from './email-field.tsx'
import type { EmailKeeper, LoginAnswer } from './login-answer.ts'
import { SentNote } from './sent-note.tsx'
import { useBusyIntent } from './use-busy-intent.ts'

type Props = EmailKeeper & { answer: LoginAnswer | undefined; antiForgery: string; mailsAreKept: boolean }

export const ForgotForm = ({ answer, antiForgery, mailsAreKept, email, onEmail, autoFocus }: Props) => {
  const form = useFocusFirstError(answer)
  const busy = useBusyIntent()
  const faults = useFieldFaults(answer?.refusal)
  const { isIncomplete, check } = useIncomplete(form, (fields) => parseEmailAddress(String(fields.get('email') ?? '')).ok)
  return (
    <Form method="post" className="form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      <EmailField
        email={email}
        autoFocus={autoFocus}
        faults={faults}
        onInput={(typed) => {
          onEmail(typed)
          check()
        }}
      />
      {answer?.sent === 'reset-link' ? <SentNote sent="reset-link" email={answer.email} mailsAreKept={mailsAreKept} /> : null}
      <FormFault text={faults.formFault} />
      <div className="door-actions">
        <Button type="submit" name="intent" value="send-reset-link" disabled={isIncomplete} isBusy={busy === 'send-reset-link'}>
          Send Reset Link
        </Button>
      </div>
    </Form>
  )
}
