import { parseEmailAddress } from '@hourcast/domain/accounts/email-address'
import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { isNewPassword, NewPasswordFields } from '../../components/account/new-password-fields.tsx'
import { useFieldFaults } from '../../components/account/use-field-faults.ts'
import { useIncomplete } from '../../components/account/use-incomplete.ts'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import { EmailField } from './email-field.tsx'
import type { EmailKeeper, LoginAnswer } from './login-answer.ts'
import { useBusyIntent } from './use-busy-intent.ts'

type Props = EmailKeeper & { answer: LoginAnswer | undefined; antiForgery: string; leastPassword: number }

/** Known in the browser alone; without scripts a new station is in UTC. */
const useTimeZone = (): string => {
  const [timeZone, setTimeZone] = useState('')
  useEffect(() => setTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return timeZone
}

export const RegisterForm = ({ answer, antiForgery, leastPassword, email, onEmail, autoFocus }: Props) => {
  const form = useFocusFirstError(answer)
  const busy = useBusyIntent()
  const timeZone = useTimeZone()
  const faults = useFieldFaults(answer?.refusal)
  const { errorAt, noteFault } = faults
  const { isIncomplete, check } = useIncomplete(
    form,
    (fields) => parseEmailAddress(String(fields.get('email') ?? '')).ok && isNewPassword(fields, leastPassword),
  )
  const changed = (field: string) => {
    noteFault(field, null)
    check()
  }
  return (
    <Form method="post" className="form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <EmailField
        email={email}
        autoFocus={autoFocus}
        faults={faults}
        onInput={(typed) => {
          onEmail(typed)
          check()
        }}
      />
      <NewPasswordFields least={leastPassword} errorAt={errorAt} onFault={noteFault} onInput={changed} />
      <FormFault text={faults.formFault} />
      <div className="door-actions">
        <Button type="submit" name="intent" value="register" disabled={isIncomplete} isBusy={busy === 'register'}>
          Register
        </Button>
      </div>
    </Form>
  )
}
