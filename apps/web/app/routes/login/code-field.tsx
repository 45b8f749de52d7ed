import { CODE_LENGTH } from '@hourcast/domain/accounts/sign-in-code'
import type { FormEvent, ReactNode } from 'react'
import { TextField } from '../../components/form/text-field.tsx'

type Props = { error: string | null; hint: ReactNode; onInput?: () => void; onBlur?: (code: string) => void }

/** As the code is written: large letters and digits, no matter what came along when it was pasted. The caret stays where it was. */
const tidy = ({ currentTarget: input }: FormEvent<HTMLInputElement>): void => {
  const plain = (text: string) => text.replace(/[^a-z0-9]/gi, '').toUpperCase()
  const code = plain(input.value).slice(0, CODE_LENGTH)
  if (code === input.value) return
  const caret = plain(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = code
  input.setSelectionRange(caret, caret)
}

/** The six letters or digits that were mailed. */
export const CodeField = ({ error, hint, onInput, onBlur }: Props) => (
  <TextField
    label="Code"
    name="code"
    className="code-field"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    placeholder="······"
    required
    error={error}
    hint={hint}
    onInput={(event) => {
      tidy(event)
      onInput?.()
    }}
    onBlur={(event) => onBlur?.(event.currentTarget.value)}
  />
)
