import { HOURLY } from '@hourcast/domain/slots/hour'
import { type KeyboardEvent, useId } from 'react'
import { useIntoView } from '../use-into-view.ts'
import { Button } from './button.tsx'
import { ChipsField, type ChipsProps } from './chips-field.tsx'
import { TextField } from './text-field.tsx'

type Props = ChipsProps & {
  /** The list to choose from: the 24 hours, and what was added to them. */
  hours?: readonly string[]
  /** What stands in the field of any other time, and what is wrong with it. */
  typed: { text: string; fault: string | null }
  onType: (text: string) => void
  /** Adds what stands there. */
  onAddHour: () => void
  collidingHours?: readonly string[]
}

/**
 * The hours of the day, and Custom, which reveals a field for any other time. Without scripts the form sends what was typed
 * there as `customHour`.
 */
export const HoursField = ({ hours = HOURLY, typed, onType, onAddHour, collidingHours = [], ...field }: Props) => {
  const customId = useId()
  const custom = useIntoView(typed.fault)
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAddHour()
  }
  return (
    <ChipsField
      {...field}
      layout="hours"
      options={hours.map((hour) => ({ value: hour, label: hour, isColliding: collidingHours.includes(hour) }))}
    >
      <label className="chip chip-custom">
        <input
          type="checkbox"
          aria-controls={customId}
          onChange={({ currentTarget }) => {
            if (currentTarget.checked) custom.current?.querySelector('input')?.focus()
            // What cannot be seen is not meant.
            else onType('')
          }}
        />
        <span>Custom</span>
      </label>
      <div className="custom-hour" id={customId} ref={custom}>
        <TextField
          label="Time, HH:MM"
          name="customHour"
          placeholder="7:30"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed.text}
          error={typed.fault}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={addByEnter}
        />
        <Button variant="secondary" onClick={onAddHour}>
          Add
        </Button>
      </div>
    </ChipsField>
  )
}
