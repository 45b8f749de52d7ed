// The site's two typefaces, inside the page that a picture is drawn from: it is loaded from nowhere.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from './prepare.mjs'

const require = createRequire(`${root}/apps/web/package.json`)
const FONTS = {
  'Schibsted Grotesk Variable': 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  'JetBrains Mono Variable': 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
}

const fontFace = ([name, file]) => {
  const data = readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString('base64')
  return `@font-face{font-family:"${name}";font-weight:100 900;src:url(data:font/woff2;base64,${data})}`
}

export const fontFaces = () => Object.entries(FONTS).map(fontFace).join('')
