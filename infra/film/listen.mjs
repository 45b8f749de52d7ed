import { writeFileSync } from 'node:fs'

const STEP_MS = 150

/** Runs in the page: holds what plays, so that it can be moved on by hand. */
const holdAudio = (audio) =>
  new Promise((resolve) => {
    audio.playbackRate = 0
    if (audio.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) resolve()
    else audio.addEventListener('canplay', () => resolve(), { once: true })
  })

const seek = (audio, seconds) =>
  new Promise((resolve) => {
    audio.addEventListener('seeked', () => resolve(), { once: true })
    audio.currentTime = seconds
  })

/** As the page itself is served it, in base64. */
const fetchAudio = async ({ src }) => {
  const blob = await (await fetch(src)).blob()
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result.split(',')[1])
    reader.readAsDataURL(blob)
  })
}

const spokenIn = (part) => part.querySelector('[data-spoken="true"]')?.textContent ?? ''

/**
 * Films what plays in `part` of the page for `ms`: the waveform and the words as the page shows them every 150 ms. The same
 * audio is kept in `file`, for the film's sound. Gives where it begins in the film, and which sentence is read when.
 */
export const listen = async (camera, part, { ms, file }) => {
  const audio = part.locator('audio').first()
  await audio.evaluate(holdAudio)
  writeFileSync(file, Buffer.from(await audio.evaluate(fetchAudio), 'base64'))
  const from = camera.nowMs()
  const spoken = []
  for (let heard = 0; heard < ms; heard += STEP_MS) {
    await audio.evaluate(seek, heard / 1000)
    const at = camera.nowMs()
    await camera.step(STEP_MS)
    const text = await part.evaluate(spokenIn)
    const last = spoken.at(-1)
    if (last?.text === text) last.to = camera.nowMs()
    else spoken.push({ text, from: at, to: camera.nowMs() })
  }
  return { file, from, ms, spoken: spoken.filter(({ text }) => text !== '') }
}
