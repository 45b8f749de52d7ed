import { AUDIO_DAYS, LEAD_MINUTES } from '@hourcast/domain/limits'
import type { StationSettings } from '@hourcast/server/settings/find-settings'
import { SegmentedField } from '../../components/form/segmented-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'

type Props = {
  settings: Pick<StationSettings, 'loudnessLufs' | 'leadMinutes' | 'staleLimitMinutes' | 'aiNotice' | 'audioDays'>
  /** What a refused form goes on with. */
  entered: Record<string, string>
  errorAt: (field: string) => string | null
}

/** What the preset is for, as engineers know it. */
const PRESETS = [
  { value: '-16', label: '−16' },
  { value: '-18', label: '−18' },
  { value: '-23', label: '−23' },
  { value: '-24', label: '−24' },
]

/** How loud a bulletin is, how early it is made, how old one may stand in for it, how long it is kept. */
export const SoundFields = ({ settings, entered, errorAt }: Props) => (
  <>
    <SegmentedField
      label="Loudness, LUFS"
      name="loudnessLufs"
      options={PRESETS}
      defaultValue={entered.loudnessLufs ?? String(settings.loudnessLufs)}
      hint="−16 streams and podcasts, −18 AES77, −23 EBU R 128, −24 ATSC A/85."
      error={errorAt('loudnessLufs')}
    />
    <div className="pair">
      <TextField
        label="Lead, minutes"
        name="leadMinutes"
        type="number"
        inputMode="numeric"
        min={LEAD_MINUTES.least}
        max={LEAD_MINUTES.most}
        required
        defaultValue={entered.leadMinutes ?? settings.leadMinutes}
        hint="How long before air a bulletin is made: more is safer, less is fresher."
        error={errorAt('leadMinutes')}
      />
      <TextField
        label="Stale limit, minutes"
        name="staleLimitMinutes"
        type="number"
        inputMode="numeric"
        min={0}
        max={1440}
        required
        defaultValue={entered.staleLimitMinutes ?? settings.staleLimitMinutes}
        hint="When no fresh bulletin can be made, the last good one airs if it is younger than this."
        error={errorAt('staleLimitMinutes')}
      />
    </div>
    <TextField
      label="Keep aired audio, days"
      name="audioDays"
      type="number"
      inputMode="numeric"
      min={AUDIO_DAYS.least}
      max={AUDIO_DAYS.most}
      required
      defaultValue={entered.audioDays ?? settings.audioDays}
      hint="Then the file goes and the history stays. The last 20 broadcasts and the last good one are always kept."
      error={errorAt('audioDays')}
    />
    <ToggleField
      label="Say that a machine speaks"
      name="aiNotice"
      defaultChecked={'name' in entered ? entered.aiNotice === 'on' : settings.aiNotice}
      hint="A short notice in every bulletin. The file says it in its tags in any case."
      error={errorAt('aiNotice')}
    />
  </>
)
