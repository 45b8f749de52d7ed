import type { Result } from '@hourcast/domain/problem'
import { VOICE_ROLES } from '@hourcast/domain/voices/voice-roles'
import type { Services } from '@hourcast/server/services'
import { addVoice, type VoiceServices } from '@hourcast/server/voices/add-voice'
import { chooseVoices } from '@hourcast/server/voices/choose-voices'
import { deleteVoice } from '@hourcast/server/voices/delete-voice'
import type { Fields } from '../../.server/read-form.ts'
import type { VoiceIntent } from './voices-answer.ts'

type Ask = {
  services: VoiceServices & Pick<Services, 'log'>
  owner: { ownerId: string; stationId: string }
  fields: Fields
  file: Uint8Array
  signal: AbortSignal
}

const PAGE = '/station/voices'

const leadTo = <T>(result: Result<T>, pathOf: (value: T) => string): Result<string> =>
  result.ok ? { ok: true, value: pathOf(result.value) } : result

/** What each button of the page does, for this station alone; its value is the page that shows what was done. */
export const VOICE_ACTS: Record<VoiceIntent, (ask: Ask) => Promise<Result<string>>> = {
  add: async ({ services, owner, fields: { name, consent, madeBy }, file, signal }) => {
    const added = await addVoice(services, { ...owner, input: { name, consent, madeBy }, file, signal })
    return leadTo(added, ({ voiceId }) => `${PAGE}?saved=${voiceId}#voice-${voiceId}`)
  },
  choose: async ({ services, owner: { stationId }, fields }) => {
    const input = Object.fromEntries(VOICE_ROLES.filter((role) => role in fields).map((role) => [role, fields[role]]))
    return leadTo(await chooseVoices(services, { stationId, input }), () => `${PAGE}?chosen=1#where`)
  },
  delete: async ({ services, owner: { stationId }, fields: { id = '' } }) =>
    leadTo(await deleteVoice(services, { stationId, voiceId: id }), () => `${PAGE}?deleted=1`),
}
