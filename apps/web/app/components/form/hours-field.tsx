import { HOURLY } from '@hourcast/domain/slots/hour'
import { type KeyboardEvent, useId, useState } from 'react'
import { useIntoView } from '../use-into-view.ts'
import { Button } from './button.tsx'
import { ChipsField, type ChipsProps } from './chips-field.tsx'
import { TextField } from './text-field.tsx'

type Props = ChipsProps & {
  /** The list to choose from: the 24 hours, and what was added to them. */
  hours?: readonly string[]
  /** Tries to add what was typed; what is wrong with it comes back, or null when it was taken. */
  onAddHour: (text: string) => string | null
  collidingHours?: readonly string[]
}

/**
 * The hours of the day, and Custom, which reveals a field for any other time. Without scripts the form sends what was typed
 * there as `customHour`.
 */
export const HoursField = ({ hours = HOURLY, onAddHour, collidingHours = [], ...field }: Props) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const customId = useId()
  const custom = useIntoView(error)
  const add = () => {
    const fault = onAddHour(text.trim())
    setError(fault)
    if (fault === null) setText('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
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
          onChange={({ currentTarget }) => currentTarget.checked && custom.current?.querySelector('input')?.focus()}
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
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={addByEnter}
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
    </ChipsField>
  )
}
