import { readdirSync } from 'node:fs'
import type { Services } from '@hourcast/server/services'
import type { RequestHandler } from 'express'
import { menuFor } from '../app/components/frame/menu-entries.ts'
import { headersOf } from './headers-of.ts'
import { type CookieNeeds, readSessionCookie } from './session-cookie.ts'

/** How long a browser waits until it asks again by itself. */
const AGAIN_SECONDS = 10

/** What the site looks like without a page of its own: the stylesheets that every page has. */
const siteStyles = (clientFolder: string): string[] => {
  try {
    return readdirSync(`${clientFolder}/assets`).filter((name) => /^root-[\w-]+\.css$/.test(name))
  } catch {
    return []
  }
}

const menuOf = (isSignedIn: boolean): string =>
  menuFor({ isSignedIn })
    // Signing out ends a session in the database: not now.
    .filter(({ isSignOut }) => !isSignOut)
    .map(({ label, to }) => `<li><a href="${to}">${label}</a></li>`)
    .join('')

const WORDS = {
  read: 'This page comes back by itself as soon as the database answers.',
  sent: 'Whether what you sent was saved is not known: look before you send it again. Going back in the browser shows what you entered.',
}

const pageOf = (styles: readonly string[], isSignedIn: boolean, isSent: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isSent ? '' : `<meta http-equiv="refresh" content="${AGAIN_SECONDS}">\n`}<title>The database does not answer – Hourcast</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('\n')}
</head>
<body>
<header class="site-header"><div class="site-header-row">
<a class="brand" href="/" aria-label="Hourcast, first page"><span>Hourcast</span></a>
<details class="menu-toggle"><summary aria-controls="menu">Menu</summary></details>
<nav class="site-menu" id="menu" aria-label="Main"><ul>${menuOf(isSignedIn)}</ul></nav>
</div></header>
<main id="content"><section class="sheet plain">
<p class="eyebrow">503</p>
<h1>The database does not answer.</h1>
<p>Direct links go on with what stood ready for them. Broadcasts that come due now may have to wait: those at most ten minutes late when the database answers again air then,
older ones are marked as missed, and their owner is told. Nothing that was saved is lost.</p>
<p>${isSent ? WORDS.sent : WORDS.read}</p>
</section></main>
<footer class="site-footer"><div class="site-footer-row"><p>© 2023 Hourcast</p><ul>
<li><a href="/terms.txt">Terms</a></li><li><a href="/privacy.txt">Privacy</a></li>
</ul></div></footer>
</body>
</html>
`

/** Stands in for a page while the database is silent: needs no row, keeps the menu, and says what is so. */
export const createSilentPage = (config: CookieNeeds, clientFolder: string): RequestHandler => {
  const styles = siteStyles(clientFolder)
  return (request, response) => {
    const isSent = request.method !== 'GET' && request.method !== 'HEAD'
    const isSignedIn = readSessionCookie(headersOf(request), config) !== undefined
    response
      .status(503)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': String(AGAIN_SECONDS) })
      .type('html')
      .send(pageOf(styles, isSignedIn, isSent))
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
