import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { MUSIC_FORMATS } from '@hourcast/domain/hosts/music-formats'
import type { NamedHost } from '@hourcast/domain/voices/natural-for-host'
import type { KnownVoice } from '@hourcast/domain/voices/voice-choices'
import { ComboField } from '../../components/form/combo-field.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { ToneField } from '../../components/form/tone-field.tsx'
import type { Wizard } from './use-wizard.ts'
import { VoiceChoice } from './voice-choice.tsx'

type Props = {
  wizard: Wizard
  hostNames: readonly string[]
  voices: readonly KnownVoice[]
  /** What the server says of the name that the wizard was opened with. */
  told: NamedHost
}

const NO_MUSIC = { value: '', label: 'None' }

/** Who speaks: tone, language, name, voice, music. */
export const VoiceFields = ({ wizard, wizard: { settings, update, faults }, hostNames, voices, told }: Props) => (
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
      {settings.hideDetails ? null : (
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
      )}
    </div>
    {settings.hideDetails ? null : <VoiceChoice {...{ wizard, voices, told }} />}
    {settings.hideDetails ? null : (
      <SelectField
        label="Music format"
        name="musicFormat"
        options={[NO_MUSIC, ...MUSIC_FORMATS.map(({ name }) => ({ value: name, label: name }))]}
        value={settings.musicFormat}
        error={faults.musicFormat}
        onChange={(event) => update({ musicFormat: event.currentTarget.value })}
      />
    )}
    {settings.hideDetails || settings.musicFormat === '' ? null : (
      <ToggleField
        label="Music under the voice"
        hint="In this format, made by Hourcast: free of rights. It is out while death or disaster is told."
        checked={settings.musicBed}
        onChange={(event) => update({ musicBed: event.currentTarget.checked })}
      />
    )}
  </>
)
