import { Form, useNavigation } from '@remix-run/react'
import type { Refusal } from '../../.server/answer-problem.ts'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { isNewPassword, NewPasswordFields } from '../../components/account/new-password-fields.tsx'
import { useFieldFaults } from '../../components/account/use-field-faults.ts'
import { useIncomplete } from '../../components/account/use-incomplete.ts'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'

type Props = {
  refusal: Refusal | null
  antiForgery: string
  leastPassword: number
  /** How many keys of theirs work. */
  apiKeys: number
}

export const ResetForm = ({ refusal, antiForgery, leastPassword, apiKeys }: Props) => {
  const form = useFocusFirstError(refusal)
  const { state } = useNavigation()
  const { errorAt, noteFault, formFault } = useFieldFaults(refusal)
  const { isIncomplete, check } = useIncomplete(form, (fields) => isNewPassword(fields, leastPassword))
  return (
    <Form method="post" className="form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      <NewPasswordFields
        label="New password"
        least={leastPassword}
        errorAt={errorAt}
        onFault={noteFault}
        onInput={(field) => {
          noteFault(field, null)
          check()
        }}
      />
      {apiKeys === 0 ? null : (
        <ToggleField
          label={apiKeys === 1 ? 'Revoke my API key, too' : `Revoke my ${apiKeys} API keys, too`}
          name="revokeKeys"
          hint="Do so if somebody else may have been in your account. Programs that use them are refused from then on."
        />
      )}
      <FormFault text={formFault} />
      <div className="door-actions">
        <Button type="submit" disabled={isIncomplete} isBusy={state !== 'idle'}>
          Set the new password
        </Button>
      </div>
    </Form>
  )
}
