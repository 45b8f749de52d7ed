import { randomDetails } from '@hourcast/domain/wizard/wizard-defaults'
import { openSchedule } from '@hourcast/domain/wizard/wizard-steps'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { SegmentedField } from '../../components/form/segmented-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { SourcesField } from './sources-field.tsx'
import { TaskFields } from './task-fields.tsx'
import type { Preview } from './use-preview.ts'
import type { Wizard } from './use-wizard.ts'
import { VoiceFields } from './voice-fields.tsx'

type Props = { wizard: Wizard; preview: Preview; cities: readonly string[]; hostNames: readonly string[] }

const LENGTHS = [
  { value: 'short', label: 'Short, about 45 s' },
  { value: 'long', label: 'Long, about 120 s' },
]

/** First step: what the host reads, what it makes of it, who speaks. */
export const AiHostStep = ({ wizard, preview, cities, hostNames }: Props) => {
  const { settings, update, setProgress, faults } = wizard
  const toast = useToast()
  const goOn = () => {
    const opened = openSchedule(settings.progress)
    if (opened.ok) setProgress(() => opened.value)
    else toast({ kind: 'error', text: opened.problem.message })
  }
  return (
    <div className="step-cards">
      <Card title="What it reads">
        <div className="fields">
          <SourcesField wizard={wizard} />
          <TaskFields wizard={wizard} />
        </div>
      </Card>
      <Card title="Who speaks">
        <div className="fields">
          <ToggleField
            label="Hide details"
            hint="Tone, host and place are drawn at random."
            checked={settings.hideDetails}
            onChange={(event) => {
              const hideDetails = event.currentTarget.checked
              update({ hideDetails, ...(hideDetails ? randomDetails(Math.random) : {}) })
            }}
          />
          <VoiceFields wizard={wizard} cities={cities} hostNames={hostNames} />
          <ToggleField
            label="Include current date and time"
            checked={settings.includeDateTime}
            onChange={(event) => update({ includeDateTime: event.currentTarget.checked })}
          />
          <SegmentedField
            label="Length"
            name="length"
            options={LENGTHS}
            value={settings.length}
            onChange={(length) => update({ length: length === 'long' ? 'long' : 'short' })}
          />
        </div>
      </Card>
      <FormFault text={faults['']} />
      <div className="step-actions">
        <Button variant="secondary" onClick={preview.readText}>
          Preview text
        </Button>
        <Button variant="secondary" onClick={preview.makeSample}>
          Sample
        </Button>
        <Button onClick={goOn}>Scheduling</Button>
      </div>
    </div>
  )
}
