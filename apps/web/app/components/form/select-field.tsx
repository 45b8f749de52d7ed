import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export type Option = { value: string | number; label: string }

type Props = FieldTexts & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { options: readonly Option[] }

/** One of a list that is short enough to look through. */
export const SelectField = ({ label, hint, error, options, className, ...select }: Props) => (
  <Field label={label} hint={hint} error={error} className={className}>
    {(control) => (
      <select {...select} {...control} className="input">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
