import { parseEmailAddress } from '@hourcast/domain/accounts/email-address'
import { parseSignInCode } from '@hourcast/domain/accounts/sign-in-code'
import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { useFieldFaults } from '../../components/account/use-field-faults.ts'
import { useIncomplete } from '../../components/account/use-incomplete.ts'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import type { EmailKeeper, LoginAnswer, SecondField } from './login-answer.ts'
import { SentNote } from './sent-note.tsx'
import { useBusyIntent } from './use-busy-intent.ts'

type Props = EmailKeeper & { answer: LoginAnswer | undefined; antiForgery: string; mailsAreKept: boolean }

const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '')

const isComplete = (fields: FormData): boolean =>
  parseEmailAddress(textOf(fields, 'email')).ok &&
  (fields.has('password') ? textOf(fields, 'password') !== '' : parseSignInCode(textOf(fields, 'code')).ok)

/** Email, and the code or the password under it. */
export const SignInForm = ({ answer, antiForgery, mailsAreKept, email, onEmail, autoFocus }: Props) => {
  const form = useFocusFirstError(answer)
  const busy = useBusyIntent()
  const faults = useFieldFaults(answer?.refusal)
  const { errorAt, noteFault } = faults
  const { isIncomplete, check } = useIncomplete(form, isComplete)
  const [second, setSecond] = useState<SecondField>(answer?.second ?? 'code')
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what sets it off
  useEffect(() => {
    if (!answer) return
    setSecond(answer.second)
    if (answer.sent === 'code') focus('code')
  }, [answer])

  const changed = (field: string) => () => {
    noteFault(field, null)
    check()
  }
  const intent = second === 'code' ? 'sign-in' : 'sign-in-with-password'
  const swap = second === 'code' ? 'use-password' : 'use-code'
  return (
    <Form method="post" className="form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="second" value={second} />
      {/* Enter presses a form's first button; without this one it would ask for a code. */}
      <button
        className="unseen"
        type="submit"
        name="intent"
        value={intent}
        tabIndex={-1}
        aria-hidden="true"
        disabled={isIncomplete}
      />
      <EmailField
        email={email}
        autoFocus={autoFocus}
        faults={faults}
        onInput={(typed) => {
          onEmail(typed)
          check()
        }}
      />
      {second === 'code' ? (
        <div className="with-button">
          <CodeField
            error={errorAt('code')}
            hint="6 letters or digits, from our mail."
            onInput={changed('code')}
            onBlur={(code) => {
              const parsed = parseSignInCode(code)
              if (code !== '' && !parsed.ok) noteFault('code', parsed.problem.message)
            }}
          />
          <Button type="submit" name="intent" value="send-code" variant="secondary" isBusy={busy === 'send-code'}>
            E-mail me a code
          </Button>
        </div>
      ) : (
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errorAt('password')}
          onInput={changed('password')}
        />
      )}
      {answer?.sent === 'code' && second === 'code' ? (
        <SentNote sent="code" email={answer.email} mailsAreKept={mailsAreKept} />
      ) : null}
      <FormFault text={faults.formFault} />
      <div className="door-actions">
        <Button type="submit" name="intent" value={intent} disabled={isIncomplete} isBusy={busy === intent}>
          Login
        </Button>
        <Button
          type="submit"
          name="intent"
          value={swap}
          variant="quiet"
          onClick={(event) => {
            event.preventDefault()
            setSecond(second === 'code' ? 'password' : 'code')
          }}
        >
          {second === 'code' ? 'Use my password' : 'Use a code'}
        </Button>
      </div>
    </Form>
  )
}
