import { Form } from '@remix-run/react'
import { useEffect } from 'react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { KeptMailNote } from '../../components/account/kept-mail-note.tsx'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import type { SettingsAnswer } from './settings-answer.ts'
import { useBusyIntent } from './use-busy-intent.ts'

type Props = { email: string; antiForgery: string; mailsAreKept: boolean; answer: SettingsAnswer | undefined }

/** A key lasts, so its owner is asked once more: by the password, or by a code for this page. */
export const NewKeyForm = ({ email, antiForgery, mailsAreKept, answer }: Props) => {
  const isAsked = answer?.intent === 'create-key' || answer?.intent === 'send-proof'
  const form = useFocusFirstError(isAsked ? answer : undefined)
  const busy = useBusyIntent()
  const entered = isAsked ? answer.entered : {}
  const isProofSent = answer?.done?.isProofSent === true
  const errorAt = (field: string) => (isAsked && answer.refusal?.field === field ? answer.refusal.message : null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what sets it off
  useEffect(() => {
    if (isProofSent) form.current?.querySelector<HTMLInputElement>('input[name="proof"]')?.focus()
  }, [answer])
  return (
    <Form method="post" className="form new-key-form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      {/* Enter presses a form's first button; without this one it would ask for a code. */}
      <button className="unseen" type="submit" name="intent" value="create-key" tabIndex={-1} aria-hidden="true" />
      <div className="pair">
        <TextField
          label="Name of a new key"
          name="name"
          placeholder="Playout"
          maxLength={100}
          autoComplete="off"
          defaultValue={entered.name}
          error={errorAt('name')}
        />
        <TextField
          label="Last day (optional)"
          name="endsOn"
          type="date"
          defaultValue={entered.endsOn}
          hint="In UTC. Empty: until it is revoked."
          error={errorAt('endsOn')}
        />
      </div>
      <div className="with-button">
        <TextField
          label="Password or code"
          name="proof"
          type="password"
          autoComplete="current-password"
          hint="A key speaks for your station, so we ask who you are."
          error={errorAt('proof')}
        />
        <Button type="submit" name="intent" value="send-proof" variant="secondary" isBusy={busy === 'send-proof'}>
          E-mail me a code
        </Button>
      </div>
      {isProofSent ? (
        <p className="sent-note" role="status">
          A code is on its way to {email}. It works once, within 10 minutes, on this page.
        </p>
      ) : null}
      {isProofSent && mailsAreKept ? <KeptMailNote /> : null}
      <div className="form-actions">
        <Button type="submit" name="intent" value="create-key" variant="secondary" isBusy={busy === 'create-key'}>
          Create
        </Button>
      </div>
    </Form>
  )
}
