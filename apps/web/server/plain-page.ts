import { readdirSync } from 'node:fs'
import { menuFor } from '../app/components/frame/menu-entries.ts'

/** The stylesheet that every page has, under the name that the build gave it; none before there is a build. */
export const findSiteStyles = (clientFolder: string): string[] => {
  try {
    const names = readdirSync(`${clientFolder}/assets`).filter((name) => /^root-[\w-]+\.css$/.test(name))
    return names.map((name) => `/assets/${name}`)
  } catch {
    return []
  }
}

const menuOf = (isSignedIn: boolean): string =>
  menuFor({ isSignedIn })
    // Signing out is a form with a token of its own.
    .filter(({ isSignOut }) => !isSignOut)
    .map(({ label, heard, to }) => `<li><a href="${to}">${label}${heard ? `<span class="unseen">${heard}</span>` : ''}</a></li>`)
    .join('')

const LOGO = `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><circle cx="14" cy="14" r="12.5" fill="none" stroke="currentColor" stroke-width="1.6"/>\
<path d="M14 14V5.5" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><circle cx="14" cy="14" r="3.4" fill="var(--on-air)"/></svg>`

type Parts = {
  /** HTML: what the head has besides icon and styles. */
  head: string
  /** HTML: the element `main`, with the id `content`. */
  main: string
  stylesheets: readonly string[]
  isSignedIn: boolean
  legal: { terms: string; privacy: string }
}

/** Header and footer of the site around a page that is made without Remix and needs no script. */
export const plainPage = ({ head, main, stylesheets, isSignedIn, legal }: Parts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="site-header"><div class="site-header-row">
<a class="brand" href="/" aria-label="Hourcast, first page"><span>${LOGO} Hourcast</span></a>
<details class="menu-toggle"><summary aria-controls="menu"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path class="menu-lines" d="M3 5.5h14M3 10h14M3 14.5h14"/><path class="menu-cross" d="M4.5 4.5l11 11M15.5 4.5l-11 11"/></svg>Menu</summary></details>
<nav class="site-menu" id="menu" aria-label="Main"><ul>${menuOf(isSignedIn)}</ul></nav>
</div></header>
${main}
<footer class="site-footer"><div class="site-footer-row"><p>© 2023 Hourcast</p><ul>
<li><a href="${legal.terms}">Terms</a></li><li><a href="${legal.privacy}">Privacy</a></li>
</ul></div></footer>
</body>
</html>
`
