import { fail, ok, type Result } from '@hourcast/domain/problem'
import { createApiKey } from '@hourcast/server/accounts/create-api-key'
import { endOtherSessions } from '@hourcast/server/accounts/end-other-sessions'
import { requestReset } from '@hourcast/server/accounts/request-reset'
import { revokeApiKey } from '@hourcast/server/accounts/revoke-api-key'
import type { Services } from '@hourcast/server/services'
import { saveSettings } from '@hourcast/server/settings/save-settings'
import type { Owner } from '../../../server/find-owner.ts'
import type { Fields } from '../../.server/read-form.ts'
import type { Done, SettingsIntent } from './settings-answer.ts'

type Ask = { services: Services; owner: Owner; fields: Fields; sessionToken: string | undefined }

const othersInWords = (ended: number): string => {
  if (ended === 0) return 'There was no other session.'
  return ended === 1 ? 'One other session ended.' : `${ended} other sessions ended.`
}

/** What each button of the settings does, for this owner alone. */
export const SETTINGS_ACTS: Record<SettingsIntent, (ask: Ask) => Promise<Result<Done>>> = {
  save: async ({ services, owner: { ownerId }, fields }) => {
    // A switch that is off sends nothing, and what is left out would stay as it is.
    const input = { ...fields, aiNotice: fields.aiNotice ?? 'false' }
    const saved = await saveSettings(services, { ownerId, input })
    return saved.ok ? ok({ said: 'Settings saved.' }) : saved
  },
  'create-key': async ({ services, owner: { ownerId }, fields: { name } }) => {
    const created = await createApiKey(services, { ownerId, input: { name } })
    return created.ok ? ok({ key: created.value.key }) : created
  },
  'revoke-key': async ({ services, owner: { ownerId }, fields: { keyId = '', isSure } }) => {
    if (isSure !== 'on') return ok({ keyToRevoke: keyId })
    const revoked = await revokeApiKey(services, { ownerId, keyId })
    return revoked.ok ? ok({ said: 'The key is revoked.' }) : revoked
  },
  'end-others': async ({ services, owner: { ownerId }, sessionToken }) => {
    if (!sessionToken) return fail('unauthenticated', 'Your session has ended.')
    const { ended } = await endOtherSessions(services, { ownerId, sessionToken })
    return ok({ said: othersInWords(ended) })
  },
  'send-reset-link': async ({ services, owner: { email } }) => {
    const sent = await requestReset(services, { email })
    return sent.ok ? ok({ said: `A link is on its way to ${email}. It works once, within 30 minutes.` }) : sent
  },
}
