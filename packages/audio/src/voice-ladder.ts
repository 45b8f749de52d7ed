import type { Speaker } from '@hourcast/domain/voices/speaker'
import { readVoiceId } from '@hourcast/domain/voices/voice-id'
import type { NaturalVoice } from './natural/natural-voice.ts'
import { createNaturalVoices } from './natural/natural-voices.ts'
import type { RenderRequest, StudioConfig } from './studio-types.ts'
import { createBuiltInVoice } from './voice/built-in-voice.ts'
import { type KeptVoice, keepSpeech } from './voice/kept-voice.ts'
import { createRemoteVoiceServer, type RemoteVoice } from './voice/remote-voice.ts'
import type { Gender, Voice } from './voice/voice-types.ts'

/** A voice that may speak for a host. */
export type Rung = {
  voice: KeptVoice
  speaker: Speaker
  /** Where it was chosen: otherwise the host's name decides between man and woman. */
  gender?: Gender
}

export type Asked = Pick<RenderRequest, 'language' | 'hostName' | 'voice'>

export type VoiceLadder = {
  /** In the order in which they are asked, the preferred one first. The last one is the built-in voice, which always speaks. */
  rungsFor(asked: Asked): [Rung, ...Rung[]]
  warmUp(): void
  close(): Promise<void>
}

/** The voices of a studio: the one that was chosen for the host, else by its name remote, natural, built-in. */
export const createVoiceLadder = (config: StudioConfig): VoiceLadder => {
  const keptVoices = new WeakMap<Voice, KeptVoice>()
  const kept = (voice: Voice): KeptVoice => {
    const known = keptVoices.get(voice) ?? keepSpeech(voice, config.speechFolder)
    keptVoices.set(voice, known)
    return known
  }
  const builtIn = createBuiltInVoice({ program: config.voiceProgram })
  const builtInRung: Rung = { voice: kept(builtIn), speaker: { kind: 'built-in' } }
  const servers = (config.speechServers ?? []).map(createRemoteVoiceServer)
  const natural = config.naturalVoices && createNaturalVoices({ ...config.naturalVoices, phonemes: builtIn.phonemes })
  const naturalRung = (each: NaturalVoice): Rung => ({
    voice: kept(each),
    speaker: { kind: 'natural', name: each.voice.name },
  })
  const remoteRung = (voice: RemoteVoice): Rung => ({ voice: kept(voice), speaker: { kind: 'remote', name: voice.name } })
  const byName = ({ language, hostName }: Asked): Rung[] => [
    ...servers.flatMap((server) => server.voiceFor(language, hostName) ?? []).map(remoteRung),
    ...(natural?.voicesFor(language, hostName) ?? []).map(naturalRung),
  ]
  const findChosen = (id: string, language: number): Rung | undefined => {
    const chosen = readVoiceId(id)
    if (chosen?.kind === 'built-in' && chosen.language === language)
      return { ...builtInRung, ...(chosen.gender ? { gender: chosen.gender } : {}) }
    if (chosen?.kind === 'remote') {
      const [found] = servers.flatMap((server) => server.find(chosen.name, language) ?? [])
      return found && remoteRung(found)
    }
    const voice = chosen?.kind === 'natural' ? natural?.find(chosen.id) : undefined
    return voice?.speaks(language) ? naturalRung(voice) : undefined
  }
  return {
    rungsFor: (asked) => {
      const chosen = asked.voice ? findChosen(asked.voice, asked.language) : undefined
      if (chosen?.voice === builtInRung.voice) return [chosen]
      const others = [...byName(asked), builtInRung].filter(({ voice }) => voice !== chosen?.voice)
      if (chosen) return [chosen, ...others]
      const [first = builtInRung, ...rest] = others
      return asked.voice ? [{ ...first, speaker: { ...first.speaker, steppedIn: 'gone' } }, ...rest] : [first, ...rest]
    },
    // Behind an address the built-in voice is the one that steps in.
    warmUp: () => {
      if (servers.length === 0) builtIn.warmUp()
    },
    close: async () => {
      await Promise.all([builtIn.close(), natural?.close()])
    },
  }
}
