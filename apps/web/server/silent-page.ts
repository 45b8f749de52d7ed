import type { Services } from '@hourcast/server/services'
import type { RequestHandler } from 'express'
import { headersOf } from './headers-of.ts'
import { findSiteStyles, plainPage } from './plain-page.ts'
import { type CookieNeeds, readSessionCookie } from './session-cookie.ts'

/** How long a browser waits until it asks again by itself. */
const AGAIN_SECONDS = 10

const WORDS = {
  read: 'This page comes back by itself as soon as the database answers.',
  sent: 'Whether what you sent was saved is not known: look before you send it again. Going back in the browser shows what you entered.',
}

const headOf = (isSent: boolean): string =>
  `${isSent ? '' : `<meta http-equiv="refresh" content="${AGAIN_SECONDS}">\n`}<title>The database does not answer – Hourcast</title>`

const mainOf = (isSent: boolean): string => `<main id="content"><section class="sheet plain">
<p class="eyebrow">503</p>
<h1>The database does not answer.</h1>
<p>Direct links go on with what stood ready for them. Broadcasts that come due now may have to wait: those at most ten minutes late when the database answers again air then,
older ones are marked as missed, and their owner is told. Nothing that was saved is lost.</p>
<p>${isSent ? WORDS.sent : WORDS.read}</p>
</section></main>`

/** Texts that no row is needed for. */
const LEGAL = { terms: '/terms.txt', privacy: '/privacy.txt' }

/** Stands in for a page while the database is silent: needs no row, keeps the menu, and says what is so. */
export const createSilentPage = (config: CookieNeeds, clientFolder: string): RequestHandler => {
  const stylesheets = findSiteStyles(clientFolder)
  return (request, response) => {
    const isSent = request.method !== 'GET' && request.method !== 'HEAD'
    const isSignedIn = readSessionCookie(headersOf(request), config) !== undefined
    response
      .status(503)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': String(AGAIN_SECONDS) })
      .type('html')
      .send(plainPage({ head: headOf(isSent), main: mainOf(isSent), stylesheets, isSignedIn, legal: LEGAL }))
  }
}

/** Answers for `pages` while nothing can be asked. What Remix fetches for a page that is open is told in a status alone: the page stays as it is. */
export const whileSilent =
  ({ db }: Pick<Services, 'db'>, silentPage: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (!db.isSilent()) return next()
    if (!request.path.endsWith('.data')) return silentPage(request, response, next)
    return void response
      .status(503)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': String(AGAIN_SECONDS) })
      .end()
  }
