import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundleForTest } from '../testing/bundle-for-test.ts'
import { givenNaturalVoices } from '../testing/given-natural-voices.ts'
import { createNaturalVoices } from './natural-voices.ts'

let program: string
let removeBundle: () => Promise<void>
beforeAll(async () => {
  const { files, remove } = await bundleForTest(['natural/natural-voice-program.ts'])
  program = files[0] ?? ''
  removeBundle = remove
})
afterAll(() => removeBundle())

const [ENGLISH, GERMAN, INDIAN] = [0, 1, 12]
const [WOMAN, MAN] = ['Clara', 'Marek']

const givenVoices = async () => {
  const folder = await givenNaturalVoices()
  onTestFinished(folder.remove)
  let now = 0
  const voices = createNaturalVoices({ folder: folder.folder, program, phonemes: async () => 'hˈaɪ', now: () => now })
  onTestFinished(voices.close)
  return {
    ...folder,
    voices,
    wait: (ms: number) => {
      now += ms
    },
    idsFor: (language: number, hostName: string) => voices.voicesFor(language, hostName).map(({ voice }) => voice.id),
  }
}

describe('the natural voices of a machine', () => {
  it('speak their languages, a man for a man and a woman for a woman', async () => {
    const { add, idsFor } = await givenVoices()
    await add('en-US:joe', { gender: 'm' })
    await add('en-US:kristin', { gender: 'f' })
    await add('en-GB:cori', { locale: 'en-GB', serves: ['en-IN'], gender: 'f' })
    expect(idsFor(ENGLISH, MAN)).toEqual(['en-US:joe'])
    expect(idsFor(ENGLISH, WOMAN)).toEqual(['en-US:kristin'])
    expect(idsFor(INDIAN, WOMAN)).toEqual(['en-GB:cori'])
    expect(idsFor(INDIAN, MAN)).toEqual([])
    expect(idsFor(GERMAN, MAN)).toEqual([])
  })

  it('are found by their ids, whoever the host is', async () => {
    const { add, drop, voices, wait } = await givenVoices()
    await add('en-US:kristin', { gender: 'f' })
    expect(voices.find('en-us:Kristin')?.voice.name).toBe('en-US:kristin')
    expect(voices.find('en-US:joe')).toBeUndefined()
    await drop('en-US:kristin')
    wait(5_001)
    expect(voices.find('en-US:kristin')).toBeUndefined()
  })

  it('speak for every host where nobody has said what they are', async () => {
    const { add, idsFor } = await givenVoices()
    await add('en-US:own')
    expect(idsFor(ENGLISH, MAN)).toEqual(['en-US:own'])
    expect(idsFor(ENGLISH, WOMAN)).toEqual(['en-US:own'])
  })

  it('are shared out between hosts, and each host keeps its own', async () => {
    const { add, idsFor, wait } = await givenVoices()
    for (const name of ['a', 'b', 'c']) await add(`en-US:${name}`, { gender: 'f' })
    const first = ['Clara', 'Anna', 'Sofia', 'Maria', 'Emma', 'Julia', 'Laura'].map((host) => idsFor(ENGLISH, host)[0])
    expect(new Set(first).size).toBeGreaterThan(1)
    wait(60_000)
    expect(['Clara', 'Anna', 'Sofia', 'Maria', 'Emma', 'Julia', 'Laura'].map((host) => idsFor(ENGLISH, host)[0])).toEqual(first)
  })

  it('are known a moment after they were added, changed or removed', async () => {
    const { add, drop, idsFor, voices, wait } = await givenVoices()
    expect(idsFor(ENGLISH, MAN)).toEqual([])
    await add('en-US:joe', { gender: 'm' })
    wait(5_001)
    const [before] = voices.voicesFor(ENGLISH, MAN)
    await add('en-US:joe', { gender: 'm', sha256: 'cd'.repeat(32) })
    wait(5_001)
    const [after] = voices.voicesFor(ENGLISH, MAN)
    expect(after?.identity).not.toBe(before?.identity)
    await drop('en-US:joe')
    wait(5_001)
    expect(idsFor(ENGLISH, MAN)).toEqual([])
  })

  it('are in memory two at a time', async () => {
    const { add, voices, wait } = await givenVoices()
    for (const name of ['a', 'b', 'c']) await add(`en-US:${name}`)
    const three = voices.voicesFor(ENGLISH, WOMAN)
    const request = { text: 'Hi.', language: ENGLISH, tone: 0, hostName: WOMAN }
    for (const voice of three) {
      wait(1)
      await voice.speak(request)
    }
    expect(three.map((voice) => voice.isAwake())).toEqual([false, true, true])
    await Promise.all(three.map((voice) => voice.speak(request)))
    expect(three.filter((voice) => voice.isAwake()).length).toBe(2)
  })
})
