import { parseEmailAddress } from '@hourcast/domain/accounts/email-address'
import type { FieldFaults } from '../../components/account/use-field-faults.ts'
import { TextField } from '../../components/form/text-field.tsx'

type Props = { email: string; autoFocus: boolean; faults: FieldFaults; onInput: (email: string) => void }

/** Left with a fault it says so; empty still, it does not. */
export const EmailField = ({ email, autoFocus, faults: { errorAt, noteFault }, onInput }: Props) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    maxLength={254}
    defaultValue={email}
    autoFocus={autoFocus}
    error={errorAt('email')}
    onInput={(event) => {
      noteFault('email', null)
      onInput(event.currentTarget.value)
    }}
    onBlur={({ currentTarget: { value } }) => {
      const parsed = parseEmailAddress(value)
      if (!parsed.ok && value.trim() !== '') noteFault('email', parsed.problem.message)
    }}
  />
)
