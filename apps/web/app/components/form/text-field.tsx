import type { InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type Props = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { isLabelUnseen?: boolean }

/** One line of text, of any type that a browser knows as text: email, password, url, time … */
export const TextField = ({ label, hint, error, isLabelUnseen, className, ...input }: Props) => (
  <Field label={label} hint={hint} error={error} isLabelUnseen={isLabelUnseen} className={className}>
    {(control) => <input type="text" {...input} {...control} className="input" />}
  </Field>
)
