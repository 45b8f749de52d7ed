import type { NamedHost } from '@hourcast/domain/voices/natural-for-host'
import type { KnownVoice } from '@hourcast/domain/voices/voice-choices'
import { DRAWN_DETAILS, randomDetails } from '@hourcast/domain/wizard/wizard-defaults'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { SegmentedField } from '../../components/form/segmented-field.tsx'
import { singleClick } from '../../components/form/single-click.ts'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { GoOnLabel } from './go-on-label.tsx'
import { SourcesField } from './sources-field.tsx'
import { StationFields } from './station-fields.tsx'
import { TaskFields } from './task-fields.tsx'
import type { Preview } from './use-preview.ts'
import type { Wizard } from './use-wizard.ts'
import { VoiceFields } from './voice-fields.tsx'

type Props = {
  wizard: Wizard
  preview: Preview
  cities: readonly string[]
  hostNames: readonly string[]
  voices: readonly KnownVoice[]
  told: NamedHost
  onGoOn: () => void
}

const LENGTHS = [
  { value: 'short', label: 'Short, about 45\u00a0s' },
  { value: 'long', label: 'Long, about 120\u00a0s' },
]

/** First step: for whom, what the host reads, what it makes of it, who speaks. The button that goes on is the primary one. */
export const AiHostStep = ({ wizard, preview, cities, hostNames, voices, told, onGoOn }: Props) => {
  const { settings, update, faults } = wizard
  // Who has heard that nothing can be told changes something first; going on stays possible.
  const isHeard = settings.progress.completed.AIHost && !preview.isNothingTold
  return (
    <div className="step-cards">
      <Card title="Your station">
        <StationFields wizard={wizard} cities={cities} />
      </Card>
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
              update({
                hideDetails,
                ...(hideDetails ? { ...randomDetails(Math.random), voice: '', drawn: [...DRAWN_DETAILS] } : {}),
              })
            }}
          />
          <VoiceFields {...{ wizard, hostNames, voices, told }} />
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
        <Button variant={isHeard ? 'secondary' : 'primary'} onClick={preview.makeSample}>
          Sample
        </Button>
        <Button variant={isHeard ? 'primary' : 'secondary'} onClick={singleClick(onGoOn)}>
          {isHeard ? <GoOnLabel to="Scheduling" /> : 'Scheduling'}
        </Button>
      </div>
    </div>
  )
}
