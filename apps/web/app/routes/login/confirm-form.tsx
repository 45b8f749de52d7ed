import { parseSignInCode } from '@hourcast/domain/accounts/sign-in-code'
import { Form } from '@remix-run/react'
import { useEffect } from 'react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { useFieldFaults } from '../../components/account/use-field-faults.ts'
import { useIncomplete } from '../../components/account/use-incomplete.ts'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import { CodeField } from './code-field.tsx'
import type { LoginAnswer } from './login-answer.ts'
import { SentNote } from './sent-note.tsx'
import { useBusyIntent } from './use-busy-intent.ts'

type Props = { answer: LoginAnswer; antiForgery: string; mailsAreKept: boolean }

/** The second step of registering: the code that was mailed confirms the address and signs in. */
export const ConfirmForm = ({ answer, antiForgery, mailsAreKept }: Props) => {
  const form = useFocusFirstError(answer)
  const busy = useBusyIntent()
  const { errorAt, noteFault } = useFieldFaults(answer.refusal)
  const { isIncomplete, check } = useIncomplete(form, (fields) => parseSignInCode(String(fields.get('code') ?? '')).ok)
  const { refusal } = answer

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what sets it off
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus(), [answer])
  return (
    <Form method="post" className="form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="email" value={answer.email} />
      <input type="hidden" name="isConfirming" value="on" />
      <SentNote sent="registration" email={answer.email} mailsAreKept={mailsAreKept} />
      <CodeField
        error={errorAt('code')}
        hint="6 letters or digits."
        onInput={() => {
          noteFault('code', null)
          check()
        }}
      />
      <FormFault text={refusal && refusal.field !== 'code' ? refusal.message : null} />
      <div className="door-actions">
        <Button type="submit" name="intent" value="sign-in" disabled={isIncomplete} isBusy={busy === 'sign-in'}>
          Confirm and sign in
        </Button>
        <Button type="submit" name="intent" value="send-code" variant="quiet" isBusy={busy === 'send-code'}>
          Send another code
        </Button>
      </div>
    </Form>
  )
}
