import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type Props = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>

/** Several lines; as high as its text where the browser can do that. */
export const TextAreaField = ({ label, hint, error, className, ...area }: Props) => (
  <Field label={label} hint={hint} error={error} className={className}>
    {(control) => <textarea rows={4} {...area} {...control} className="input" />}
  </Field>
)
