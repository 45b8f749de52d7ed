import type { Schedule } from '@hourcast/domain/slots/schedule'
import { SCHEDULE_PRESETS, schedulesOfPreset } from '@hourcast/domain/slots/schedule-presets'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'

type Props = { schedules: readonly Schedule[]; newId: () => string; onChoose: (schedules: Schedule[]) => void }

/** The patterns that most stations want. One takes the place of all schedules, which can be had back as long as nothing else is changed. */
export const PresetButtons = ({ schedules, newId, onChoose }: Props) => {
  const [taken, setTaken] = useState<{ before: readonly Schedule[]; id: string } | null>(null)
  const canBack = taken !== null && schedules.length === 1 && schedules[0]?.id === taken.id
  return (
    <fieldset className="presets">
      <legend className="field-label">Start from a pattern</legend>
      <div className="preset-row">
        {SCHEDULE_PRESETS.map((preset) => (
          <Button
            key={preset.id}
            variant="secondary"
            onClick={() => {
              const id = newId()
              setTaken({ before: canBack ? taken.before : schedules, id })
              onChoose(schedulesOfPreset(preset, id))
            }}
          >
            {preset.name}
          </Button>
        ))}
        {canBack ? (
          <Button
            variant="quiet"
            onClick={() => {
              onChoose([...taken.before])
              setTaken(null)
            }}
          >
            Back to what it was
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
