import type { RequestListener } from 'node:http'
import type { Config } from '@hourcast/server/config'
import type { RecentLinks } from '@hourcast/server/link/recent-links'
import type { FetchRecorder } from '@hourcast/server/link/record-fetch'
import { serveAudio } from '@hourcast/server/link/serve-audio'
import { OWN_MARK } from '@hourcast/server/own-address'
import type { Services } from '@hourcast/server/services'
import { faultOf } from './check-request.ts'
import { SILENCE_MS } from './send-audio.ts'
import { visitorAddress } from './visitor-address.ts'

const ALWAYS = { [OWN_MARK]: '1', 'X-Content-Type-Options': 'nosniff' }
const overHttps = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) =>
  PUBLIC_URL.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}

type Needs = { services: Pick<Services, 'clock' | 'config'>; recentLinks: RecentLinks; recorder: FetchRecorder }

/**
 * Stands before the whole app: a link whose audio is in memory is answered at once, by the same rules as any other. Express alone would
 * take longer for it than all the rest. An address with a query, another method and a request with a fault go on to `app`.
 */
export const answerFromMemory = ({ services, recentLinks, recorder }: Needs, app: RequestListener): RequestListener => {
  const always = { ...ALWAYS, ...overHttps(services.config) }
  const hops = services.config.TRUST_PROXY
  return (request, response) => {
    const { method = '', url = '', headers } = request
    const link = method === 'GET' || method === 'HEAD' ? recentLinks.find(url) : undefined
    if (!link || faultOf(request, hops > 0)) return app(request, response)
    const { onAir, served, bytes } = link
    const answer = serveAudio({ method, headers, maxAge: null }, served, services.clock.now())
    response.writeHead(answer.status, { ...always, ...answer.headers })
    if (!answer.slice) return void response.end()
    void recorder.record(onAir, { address: visitorAddress(request, hops), userAgent: headers['user-agent'] ?? '' })
    response.end(bytes.subarray(answer.slice.start, answer.slice.end + 1))
    // Its listener has not taken it all yet.
    if (response.writableLength > 0) response.setTimeout(SILENCE_MS, () => response.destroy())
  }
}
