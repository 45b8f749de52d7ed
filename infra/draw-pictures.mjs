#!/usr/bin/env node
// `npm run pictures`: the PNGs of the site (icons, what a shared link shows) from the SVGs in apps/web/images, by a browser. They are kept in
// the repository, because a build has no browser; apps/web/images/drawn.json says of which sources, and a test compares.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.mjs'
import { root } from './prepare.mjs'
import { fontFaces } from './site-fonts.mjs'

const images = `${root}/apps/web/images`
const found = await findBrowser()
if (!found) throw new Error('No browser was found: install chromium or set CHROMIUM_PATH.')
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const drawn = {}
try {
  for (const [name, { source, width, height }] of Object.entries(JSON.parse(readFileSync(`${images}/pictures.json`, 'utf8')))) {
    const svg = readFileSync(`${images}/${source}`, 'utf8')
    const page = await browser.newPage({ viewport: { width, height } })
    const style = `${fontFaces()}body{margin:0}svg{display:block;width:100vw;height:100vh}`
    await page.setContent(`<style>${style}</style>${svg}`)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${root}/apps/web/public/${name}` })
    await page.close()
    drawn[name] = createHash('sha256').update(svg).digest('hex')
    console.log(`${name}: ${width} × ${height} of ${source}`)
  }
} finally {
  await browser.close()
}
writeFileSync(`${images}/drawn.json`, `${JSON.stringify(drawn, null, 2)}\n`)
