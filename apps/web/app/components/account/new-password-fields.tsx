import { PASSWORDS_DIFFER } from '@hourcast/domain/messages'
import { useState } from 'react'
import { TextField } from '../form/text-field.tsx'
import { ToggleField } from '../form/toggle-field.tsx'

type Props = {
  /** The fewest characters. */
  least: number
  errorAt: (field: string) => string | null
  /** The password is too short or the two differ, seen when a field is left; null when it is good. */
  onFault: (field: string, message: string | null) => void
  onInput: (field: string) => void
  label?: string
}

const lengthOf = (text: string): number => [...text].length
const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '')

/** Long enough, and twice the same. */
export const isNewPassword = (fields: FormData, least: number): boolean =>
  lengthOf(textOf(fields, 'password')) >= least && textOf(fields, 'password') === textOf(fields, 'confirmPassword')

/** A password that is being chosen, and once more. */
export const NewPasswordFields = ({ least, errorAt, onFault, onInput, label = 'Password' }: Props) => {
  const [isShown, setShown] = useState(false)
  const type = isShown ? 'text' : 'password'
  const compare = (form: HTMLFormElement | null) => {
    if (!form) return
    const fields = new FormData(form)
    const second = textOf(fields, 'confirmPassword')
    if (second !== '') onFault('confirmPassword', second === textOf(fields, 'password') ? null : PASSWORDS_DIFFER)
  }
  return (
    <>
      <TextField
        label={label}
        name="password"
        type={type}
        autoComplete="new-password"
        spellCheck={false}
        required
        hint={`At least ${least} characters.`}
        error={errorAt('password')}
        onInput={() => onInput('password')}
        onBlur={({ currentTarget: { value, form } }) => {
          if (value !== '' && lengthOf(value) < least) onFault('password', `A password has at least ${least} characters.`)
          compare(form)
        }}
      />
      <TextField
        label="Confirm password"
        name="confirmPassword"
        type={type}
        autoComplete="new-password"
        spellCheck={false}
        required
        error={errorAt('confirmPassword')}
        onInput={() => onInput('confirmPassword')}
        onBlur={({ currentTarget: { form } }) => compare(form)}
      />
      <ToggleField
        className="needs-scripts"
        label="Show what I type"
        checked={isShown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
    </>
  )
}
