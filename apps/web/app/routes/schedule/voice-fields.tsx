import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { MUSIC_FORMATS } from '@hourcast/domain/hosts/music-formats'
import { ComboField } from '../../components/form/combo-field.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToneField } from '../../components/form/tone-field.tsx'
import type { Wizard } from './use-wizard.ts'

type Props = { wizard: Wizard; cities: readonly string[]; hostNames: readonly string[] }

const NO_MUSIC = { value: '', label: 'None' }

/** Who speaks: tone, language, name, station, place, music. */
export const VoiceFields = ({ wizard: { settings, update, faults }, cities, hostNames }: Props) => (
  <>
    {settings.hideDetails ? null : (
      <ToneField
        label="Voice tone"
        name="voiceTone"
        value={String(settings.voiceTone)}
        error={faults.voiceTone}
        onChange={(value) => update({ voiceTone: Number(value) })}
      />
    )}
    <div className="pair">
      <SelectField
        label="Language"
        name="language"
        options={LANGUAGES.map(({ value, name }) => ({ value, label: name }))}
        value={settings.language}
        error={faults.language}
        onChange={(event) => update({ language: Number(event.currentTarget.value) })}
      />
      <TextField
        label="Station name"
        name="stationName"
        maxLength={100}
        required
        value={settings.stationName}
        error={faults.stationName}
        onChange={(event) => update({ stationName: event.currentTarget.value })}
      />
    </div>
    {settings.hideDetails ? null : (
      <>
        <div className="pair">
          <ComboField
            label="Host name"
            name="hostName"
            maxLength={100}
            required
            options={hostNames.map((value) => ({ value }))}
            value={settings.hostName}
            error={faults.hostName}
            onChange={(hostName) => update({ hostName })}
          />
          <ComboField
            label="Location"
            name="location"
            maxLength={100}
            options={cities.map((value) => ({ value }))}
            value={settings.location}
            error={faults.selectedLocation}
            onChange={(location) => update({ location })}
          />
        </div>
        <SelectField
          label="Music format"
          name="musicFormat"
          options={[NO_MUSIC, ...MUSIC_FORMATS.map(({ name }) => ({ value: name, label: name }))]}
          value={settings.musicFormat}
          error={faults.musicFormat}
          onChange={(event) => update({ musicFormat: event.currentTarget.value })}
        />
      </>
    )}
  </>
)
