import { type ReactNode, useId } from 'react'
import { FieldText, type FieldTexts } from './field.tsx'

type Props = FieldTexts & { children: ReactNode; isLabelUnseen?: boolean; isRadio?: boolean; className?: string }

/** Several inputs that answer one question; label, hint and error belong to all of them. */
export const ChoiceGroup = ({ label, hint, error, children, isLabelUnseen, isRadio, className = '' }: Props) => {
  const id = useId()
  return (
    <fieldset
      className={`field ${className}`}
      role={isRadio ? 'radiogroup' : undefined}
      data-invalid={error ? true : undefined}
      aria-describedby={error || hint ? id : undefined}
      aria-invalid={isRadio && error ? true : undefined}
    >
      <legend className={isLabelUnseen ? 'unseen' : 'field-label'}>{label}</legend>
      {children}
      <FieldText id={id} hint={hint} error={error} />
    </fieldset>
  )
}
