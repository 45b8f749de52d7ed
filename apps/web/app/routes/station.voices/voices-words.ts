import { MAX_VOICE_FILE_BYTES, MAX_VOICE_MS } from '@hourcast/domain/voices/voice-limits'
import { ROLE_NAMES, type VoiceRole } from '@hourcast/domain/voices/voice-roles'
import { withUnit } from '@hourcast/domain/with-unit'
import type { RecorderFault } from './recorder-state.ts'

export const VOICES_WORDS = {
  title: 'Voices',
  lede: 'Your own recordings: a jingle before and after each bulletin, and what airs when no bulletin can be made.',
  add: 'Add a voice',
  name: 'Name',
  file: 'File',
  fileHint: `MP3 or WAV, up to ${MAX_VOICE_MS / 60_000} minutes and ${withUnit(MAX_VOICE_FILE_BYTES / 1_000_000, 'MB')}. It is brought to your station’s loudness.`,
  start: 'Start recording',
  stop: 'Stop recording',
  level: 'Level of the microphone',
  phases: {
    idle: 'Or record one here.',
    starting: 'Waiting for the microphone…',
    recording: 'Recording. Speak now.',
    encoding: 'Making an MP3 of it…',
  },
  recorded: 'Recorded. Hear it below, then save it.',
  save: 'Save Voice',
  preview: 'Preview',
  none: 'No voice yet',
  noneHow: 'Add a jingle, a greeting or an announcement of your own. Then choose where it airs.',
  where: 'Where they air',
  whereText: 'From the next bulletin on. A sample in the wizard sounds as it will air.',
  nowhere: 'None',
  saveWhere: 'Save',
  deleteAsk: 'Delete this voice?',
  deleteDetail: 'It airs nowhere any more, and its file goes. What has aired with it stays in History.',
  deleted: 'The voice is deleted.',
  saved: 'Saved. It is mastered and ready to air.',
  chosen: 'Saved. It holds from the next bulletin on.',
} as const

export const RECORDER_FAULTS: Record<RecorderFault, string> = {
  refused: 'The microphone is not allowed for this page. Allow it in your browser, then start again; or choose a file.',
  failed: 'Nothing could be recorded: no microphone was found, or it stopped. Choose a file instead, or try again.',
}

export const ROLE_HINTS: Record<VoiceRole, string> = {
  ident: 'Before each bulletin, first of all.',
  opener: 'Before each bulletin, after the ident.',
  closer: 'After each bulletin.',
  'last-rung': 'When no bulletin can be made, in place of the spoken ident.',
}

const LAST_RUNG = 'when no bulletin can be made'
const AIRS: Record<VoiceRole, string> = {
  ident: 'as station ident',
  opener: 'as opener',
  closer: 'as closer',
  'last-rung': LAST_RUNG,
}

/** 'Airs as opener and as closer.' */
export const airsInWords = (roles: readonly VoiceRole[]): string => {
  if (roles.length === 0) return 'Airs nowhere yet.'
  return `Airs ${new Intl.ListFormat('en-GB').format(roles.map((role) => AIRS[role]))}.`
}

export const roleLabel = (role: VoiceRole): string => ROLE_NAMES[role]

/** '4.0 s', '1:05 min'. */
export const lengthInWords = (ms: number): string => {
  const seconds = ms / 1000
  if (seconds < 60) return withUnit(seconds.toFixed(1), 's')
  const whole = Math.round(seconds)
  return withUnit(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`, 'min')
}
