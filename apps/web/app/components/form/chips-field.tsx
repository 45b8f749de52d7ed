import type { ReactNode } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { chosen, type ManyOf } from './chosen.ts'
import type { FieldTexts } from './field.tsx'

export type Chip = {
  value: string
  label: string
  /** What is read out where the label is an abbreviation. */
  longLabel?: string
  /** It stands against another choice; words beside the field say which. */
  isColliding?: boolean
}

export type ChipsProps = FieldTexts & ManyOf & { name: string; isLabelUnseen?: boolean }

type Props = ChipsProps & {
  options: readonly Chip[]
  /** 'hours' and 'days' stand in columns of equal width. */
  layout?: 'hours' | 'days'
  /** Further controls of the same question, under the chips. */
  children?: ReactNode
}

/** Any of a list, all of them in sight, in the list's order. Checkboxes for the form and the keyboard. */
export const ChipsField = ({ label, hint, error, isLabelUnseen, options, layout, children, ...choice }: Props) => {
  const { name, value, defaultValue, onChange } = choice
  const change = (chip: string, isOn: boolean) =>
    onChange?.(options.map((option) => option.value).filter((other) => (other === chip ? isOn : value?.includes(other))))
  return (
    <ChoiceGroup label={label} hint={hint} error={error} isLabelUnseen={isLabelUnseen}>
      <div className="chips-room">
        <div className="chips" data-layout={layout}>
          {options.map((option) => (
            <label key={option.value} className="chip" data-colliding={option.isColliding}>
              <input
                type="checkbox"
                name={name}
                value={option.value}
                {...chosen(value?.includes(option.value), defaultValue?.includes(option.value) ?? false)}
                onChange={(event) => change(option.value, event.currentTarget.checked)}
                aria-label={option.longLabel}
                aria-invalid={error ? true : undefined}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
      {children}
    </ChoiceGroup>
  )
}
