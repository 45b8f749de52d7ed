import { parseEmailAddress } from '@hourcast/domain/email-address'
import { TextField } from '../../components/form/text-field.tsx'

type Props = {
  email: string
  error: string | null
  /** What is wrong when the field is left; null when it is good, or empty still. */
  onLeave: (fault: string | null) => void
  onInput: (email: string) => void
}

export const EmailField = ({ email, error, onLeave, onInput }: Props) => (
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
    error={error}
    onInput={(event) => onInput(event.currentTarget.value)}
    onBlur={({ currentTarget: { value } }) => {
      const parsed = parseEmailAddress(value)
      onLeave(parsed.ok || value.trim() === '' ? null : parsed.problem.message)
    }}
  />
)
