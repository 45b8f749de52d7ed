import type { NamedHost } from '@hourcast/domain/voices/natural-for-host'
import {
  builtInNote,
  isVoiceThere,
  type KnownVoice,
  unknownNameNote,
  voiceByName,
  voiceChoices,
} from '@hourcast/domain/voices/voice-choices'
import { isSameVoice } from '@hourcast/domain/voices/voice-id'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { call } from './call.ts'
import { useGender } from './use-gender.ts'
import type { Wizard } from './use-wizard.ts'

type Props = { wizard: Wizard; voices: readonly KnownVoice[]; told: NamedHost }

/** What was said, by whom: another choice is another sound. */
type Heard = { settings: string; audioUrl: string }

const BY_NAME = 'By the host’s name'

/** Whose voice the host has: each of its language by name and gender, with a sentence to hear it by. */
export const VoiceChoice = ({ wizard: { settings, update, faults, fault, clearFaults }, voices, told }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const [heard, setHeard] = useState<Heard | null>(null)
  const { voice, language, voiceTone, hostName } = settings
  const gender = useGender(settings, told)
  const named = gender === undefined ? null : { language, hostName, gender }
  const choices = voiceChoices(voices, language)
  const isThere = isVoiceThere(voices, settings)
  const asked = JSON.stringify([voice, language, voiceTone, hostName])
  const hear = async () => {
    clearFaults()
    setAsking(true)
    const answer = await call<{ audioUrl: string }>('hear-voice', { settings })
    setAsking(false)
    if (answer.ok) setHeard({ settings: asked, audioUrl: answer.value.audioUrl })
    else fault({ ...answer.problem, field: answer.problem.field ?? 'voice' })
  }
  const options = [
    { value: '', label: named ? `${BY_NAME}: ${voiceByName(voices, named)}` : BY_NAME },
    ...choices.map(({ id, label }) => ({ value: id, label })),
    ...(choices.some(({ id }) => isSameVoice(id, voice)) || voice === '' ? [] : [{ value: voice, label: voice }]),
  ]
  const note = voice === '' && named ? unknownNameNote(voices, named) : undefined
  const hint = isThere
    ? (note ?? builtInNote(voices, language))
    : 'This voice is not here any more: until it is, the host’s name decides.'
  return (
    <div className="voice-choice">
      <SelectField
        label="Voice"
        name="voice"
        options={options}
        value={choices.find(({ id }) => isSameVoice(id, voice))?.id ?? voice}
        hint={hint}
        error={faults.voice}
        onChange={(event) => update({ voice: event.currentTarget.value })}
      />
      <Button variant="secondary" onClick={hear} isBusy={isAsking}>
        Hear it
      </Button>
      {heard?.settings === asked ? (
        // biome-ignore lint/a11y/useMediaCaption: a sentence to know the voice by, not a content of its own
        <audio key={heard.audioUrl} src={heard.audioUrl} controls autoPlay aria-label="The voice" />
      ) : null}
    </div>
  )
}
