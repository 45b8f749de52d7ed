import { type ReactNode, useId } from 'react'

/** What a field shows around its control. */
export type FieldTexts = {
  label: string
  hint?: ReactNode
  /** What is wrong with it, as a sentence; it stands at the field and is read out with it. */
  error?: string | null | undefined
}

/** What the control itself takes over, so that label, hint and error belong to it. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = FieldTexts & {
  /** The label is for those who hear the page alone: what is asked is plain to see. */
  isLabelUnseen?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then the error or else the hint. */
export const Field = ({ label, hint, error, isLabelUnseen = false, className = '', children }: Props) => {
  const id = useId()
  const textId = `${id}text`
  return (
    <div className={`field ${className}`} data-invalid={error ? true : undefined}>
      <label className={isLabelUnseen ? 'unseen' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': error || hint ? textId : undefined, 'aria-invalid': error ? true : undefined })}
      <FieldText id={textId} hint={hint} error={error} />
    </div>
  )
}

export const FieldText = ({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) => {
  if (error)
    return (
      <p className="field-error" id={id}>
        {error}
      </p>
    )
  return hint ? (
    <p className="field-hint" id={id}>
      {hint}
    </p>
  ) : null
}
