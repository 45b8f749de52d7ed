#!/usr/bin/env node
// `npm run film`: makes the film of the first page, 40 to 60 s, of an instance of its own, and puts it into apps/web/film, where it is kept.
// Needs ffmpeg and a browser. PORT, which is seen in the film, must be free; without it 3000.
import './node-version.mjs'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { FPS } from './film/camera.mjs'
import { drawBands } from './film/cards.mjs'
import { checkFfmpeg, encodeFilm } from './film/encode.mjs'
import { keepFilm } from './film/keep-film.mjs'
import { startInstance } from './film/own-instance.mjs'
import { playStory } from './film/scenes.mjs'
import { openStage } from './film/stage.mjs'
import { findBrowser } from './find-browser.mjs'
import { root } from './prepare.mjs'

const [SHORTEST, LONGEST] = [40, 60]
const HOST = 'radio.example'

const began = Date.now()
const say = (text) => console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${text}`)

/** The name in the links that the film shows leads to the instance in this browser alone. */
const openBrowser = (found, port) =>
  chromium.launch({
    executablePath: found.path,
    args: [
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`,
      '--no-proxy-server',
      '--autoplay-policy=no-user-gesture-required',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    env: { ...process.env, ...found.env },
  })

const shoot = async (browser, instance) => {
  const stage = await openStage(browser, instance)
  const sounds = await playStory(stage)
  const { frames } = stage.camera
  await drawBands(frames, stage.cards, instance.scratch)
  const seconds = frames.length / FPS
  say(`${seconds} s are filmed`)
  if (seconds < SHORTEST || seconds > LONGEST)
    throw new Error(`A film of ${seconds} s: it has to have ${SHORTEST} to ${LONGEST}.`)
  return { frames, sounds, posterMs: sounds.at(-1).from + 4_000 }
}

checkFfmpeg()
if (existsSync(join(root, '.env')))
  throw new Error('Here is a file .env, and a film shows a newcomer’s instance: film a clone without it.')
const found = await findBrowser()
if (!found) throw new Error('No browser was found: install chromium or set CHROMIUM_PATH.')
const port = Number(process.env.PORT || 3000)
const url = `http://${HOST}`
const scratch = mkdtempSync(join(tmpdir(), 'hourcast-film-'))
const folder = join(scratch, 'film')
mkdirSync(folder)
say('starting an instance')
const instance = await startInstance({ port, dataDir: join(scratch, 'data'), publicUrl: url })
let browser
try {
  browser = await openBrowser(found, port)
  say('filming')
  const made = await shoot(browser, { ...instance, url, port, scratch })
  say('encoding')
  encodeFilm(made, scratch, folder)
  for (const [name, bytes] of Object.entries(keepFilm(made, folder))) say(`${name}: ${Math.round(bytes / 1000)} kB`)
} finally {
  await browser?.close()
  await instance.end()
  rmSync(scratch, { recursive: true, force: true })
}
