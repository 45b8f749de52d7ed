import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { addOwner } from '@hourcast/server/accounts/add-owner'
import { signInByLink } from '@hourcast/server/accounts/sign-in-by-link'
import { readConfig } from '@hourcast/server/config'
import { MailError } from '@hourcast/server/mail/mail-error'
import type { Mail, Mailer } from '@hourcast/server/mail/mailer'
import { createPreviewDesk } from '@hourcast/server/previews/preview-desk'
import { givenPreviews } from '@hourcast/server/previews/testing/preview-station'
import { createSealer } from '@hourcast/server/secrets/create-sealer'
import type { Services } from '@hourcast/server/services'
import { createAddressGuard } from '@hourcast/server/sources/address-guard'
import { createWavs } from '@hourcast/server/wav/wavs'
import { onTestFinished } from 'vitest'
import { createApp } from '../../create-app.ts'
import { createHttpServer, listen } from '../../listen.ts'
import { askCall, type Request } from './ask-call.ts'

type Box = { mails: Mail[]; isAway: boolean }

const mailerInto = (box: Box): Mailer => ({
  send: async (mail) => {
    if (box.isAway) throw new MailError('unreachable', 'The mail server did not take the mail.', false)
    box.mails.push(mail)
    return { messageId: mail.messageId, accepted: true, response: '250' }
  },
  close: async () => {},
})

/** An owner and what they can sign their requests with. */
export type Owner = { email: string; ownerId: string; stationId: string; key: string; basic: Record<string, string> }

/** The whole app over real HTTP, on a database of its own, with a feed, a mailbox, and a studio that speaks in no time. */
export const openCalls = async ({ allowPorts = [] }: { allowPorts?: number[] } = {}) => {
  const given = await givenPreviews()
  const box: Box = { mails: [], isAway: false }
  const real = {
    ...given.services,
    config: readConfig({ HOURCAST_DEMO: 'off', PUBLIC_URL: 'http://air.hourcast.example' }),
    sealer: createSealer([{ id: 'k1', key: randomBytes(32) }]),
    sessionSecret: 'secret of a test, at least 32 long',
    guard: createAddressGuard({ allow: allowPorts.map((port) => `127.0.0.1:${port}`).join(',') }),
    mailer: mailerInto(box),
  }
  // The drivers belong to delivering broadcasts: no call delivers one.
  const services: Services = { ...real, drivers: {} as Services['drivers'], wavs: createWavs(real) }
  const previews = createPreviewDesk(services)
  const { app } = createApp({
    services,
    previews,
    pages: (_request, response) => void response.status(404).send('a page'),
    frontPage: async () => ({ status: 200, html: 'the first page' }),
    clientFolder: '/nowhere',
  })
  const server = createHttpServer()
  const close = await listen(app, { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY: 0 }, { server })
  onTestFinished(async () => {
    server.closeAllConnections()
    await close()
    await previews.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const owner = async (email: string): Promise<Owner> => {
    const added = await addOwner(services, { email, apiKey: true })
    if (!added.ok) throw new Error(added.problem.message)
    const { ownerId, stationId, apiKey: key = '' } = added.value
    const authorization = `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`
    return { email, ownerId, stationId, key, basic: { authorization } }
  }
  /** A session of this owner, as the login begins one. */
  const session = async (email: string): Promise<string> => {
    const added = await addOwner(services, { email })
    const token = added.ok ? (added.value.signInUrl.split('/').pop() ?? '') : ''
    const signedIn = await signInByLink(services, { token })
    if (!signedIn.ok) throw new Error(signedIn.problem.message)
    return signedIn.value.sessionToken
  }
  return {
    ...given,
    services,
    box,
    origin,
    owner,
    session,
    /** By the id of its call; the answer is checked against the table. */
    ask: (id: string, request: Request = {}) => askCall(origin, id, request),
    fetch: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init),
  }
}

export type OpenCalls = Awaited<ReturnType<typeof openCalls>>
