import { ok, type Result } from '@hourcast/domain/problem'
import type { BrowserInput } from '@hourcast/server/accounts/browser'
import { createApiKey } from '@hourcast/server/accounts/create-api-key'
import { endOtherSessions } from '@hourcast/server/accounts/end-other-sessions'
import { endOneSession } from '@hourcast/server/accounts/end-session'
import { requestProof } from '@hourcast/server/accounts/prove-owner'
import { requestReset } from '@hourcast/server/accounts/request-reset'
import { revokeApiKey } from '@hourcast/server/accounts/revoke-api-key'
import { sessionIdOf } from '@hourcast/server/accounts/session-id'
import { hashToken } from '@hourcast/server/accounts/token'
import type { Services } from '@hourcast/server/services'
import { saveSettings } from '@hourcast/server/settings/save-settings'
import type { Owner } from '../../../server/find-owner.ts'
import type { Fields } from '../../.server/read-form.ts'
import type { Done, SettingsIntent } from './settings-answer.ts'

type Ask = { services: Services; owner: Owner; fields: Fields; sessionToken: string; browser: BrowserInput }

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
  'create-key': async ({ services, owner: { ownerId, email }, fields: { name, endsOn, proof }, sessionToken, browser }) => {
    const created = await createApiKey(services, { ownerId, email, sessionToken, browser, input: { name, endsOn, proof } })
    return created.ok ? ok({ key: created.value.key }) : created
  },
  'send-proof': async ({ services, owner: { ownerId, email }, sessionToken, browser }) => {
    const sent = await requestProof(services, { ownerId, email, sessionToken, browser }, 'to create an API key')
    return sent.ok ? ok({ isProofSent: true }) : sent
  },
  'revoke-key': async ({ services, owner: { ownerId }, fields: { keyId = '', isSure }, browser }) => {
    if (isSure !== 'on') return ok({ keyToRevoke: keyId })
    const revoked = await revokeApiKey(services, { ownerId, keyId }, browser)
    return revoked.ok ? ok({ said: 'The key is revoked.' }) : revoked
  },
  'end-session': async ({ services, owner: { ownerId }, fields: { sessionId = '' }, sessionToken, browser }) => {
    const ended = await endOneSession(services, { ownerId, sessionId }, browser)
    if (!ended.ok) return ended
    return ok(sessionId === sessionIdOf(hashToken(sessionToken)) ? { isSignedOut: true } : { said: 'The session ended.' })
  },
  'end-others': async ({ services, owner: { ownerId }, sessionToken, browser }) => {
    const { ended } = await endOtherSessions(services, { ownerId, sessionToken }, browser)
    return ok({ said: othersInWords(ended) })
  },
  'send-reset-link': async ({ services, owner: { email }, browser }) => {
    const sent = await requestReset(services, { email }, browser)
    return sent.ok ? ok({ said: `A link is on its way to ${email}. It works once, within 30 minutes.` }) : sent
  },
}
