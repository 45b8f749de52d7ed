import { type InputHTMLAttributes, useId } from 'react'
import { FieldText, type FieldTexts } from './field.tsx'

type Props = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'role'>

/** On or off. A checkbox for the form: on sends its value ('on'), off sends nothing. */
export const ToggleField = ({ label, hint, error, className = '', ...input }: Props) => {
  const id = useId()
  return (
    <div className={`field ${className}`}>
      <label className="toggle">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: whether it is checked is the checkbox's own to say
          role="switch"
          aria-describedby={error || hint ? id : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldText id={id} hint={hint} error={error} />
    </div>
  )
}
