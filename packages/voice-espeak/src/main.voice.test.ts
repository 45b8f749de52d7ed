import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { encodeFrame, readFrames } from './frames.mjs'

type Frame = { header: string; body: Buffer }

const program = fileURLToPath(new URL('main.mjs', import.meta.url))
const running: ReturnType<typeof spawn>[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

const open = async () => {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const frames: AsyncGenerator<Frame> = readFrames(child.stdout)
  const next = async () => {
    const { value } = await frames.next()
    return { answer: JSON.parse(value.header), body: value.body as Buffer }
  }
  const greeting = await next()
  return {
    child,
    greeting: greeting.answer,
    next,
    ask: (request: object) => {
      child.stdin.write(encodeFrame({ id: 1, text: 'Hello.', voice: 'en-us', ...request }))
      return next()
    },
  }
}

const start = async () => {
  const started = await open()
  running.push(started.child)
  return started
}

// A new process speaks slowly at first: what leaves it running asks this one, and so each test is also one after other work.
let shared: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  shared = await open()
})
afterAll(async () => {
  shared.child.stdin.end()
  await once(shared.child, 'exit')
})

const VOICES = 'en-us en-au en-gb-x-rp en-in de pl es es-419 it fr pt hi nl ro'.split(' ')

describe('the voice program', () => {
  it('greets, and speaks with all 14 voices, each of them different, as two bytes a sample', async () => {
    const { greeting, ask } = shared
    expect(greeting).toEqual({ ready: true, protocol: 1 })
    const sounds = new Set<string>()
    for (const voice of VOICES) {
      const { answer, body } = await ask({ voice, text: 'Radio Panorama, 21.' })
      expect(answer).toMatchObject({ id: 1, ok: true, sampleRate: 22_050 })
      expect(body.length % 2).toBe(0)
      expect(body.length).toBeGreaterThan(30_000)
      sounds.add(body.toString('base64'))
    }
    expect(sounds.size).toBe(VOICES.length)
  })

  it('speaks as different speakers, and every one of them the same twice', async () => {
    const [one, other] = [shared, await start()]
    const sounds = new Set<string>()
    const speakers = ['', 'f1', 'f2', 'f3', 'f5', 'm1', 'm3', 'm7']
    for (const speaker of [...speakers.map((name) => name && `+${name}`), ...speakers.map((name) => `+clear${name}`)]) {
      const { body } = await one.ask({ voice: `de${speaker}`, text: 'Guten Morgen.' })
      expect((await other.ask({ voice: `de${speaker}`, text: 'Guten Morgen.' })).body.equals(body)).toBe(true)
      sounds.add(body.toString('base64'))
    }
    expect(sounds.size).toBe(16)
  })

  it('takes as long as a clear double as it does as the speaker', async () => {
    const { ask } = shared
    for (const speaker of ['', 'm7', 'f1', 'f5']) {
      const text = 'Le conseil municipal a approuvé la nouvelle ligne de tramway.'
      const { body } = await ask({ text, voice: speaker ? `fr+${speaker}` : 'fr' })
      const clear = await ask({ text, voice: `fr+clear${speaker}` })
      expect(clear.body.length / body.length).toBeGreaterThan(0.97)
      expect(clear.body.length / body.length).toBeLessThan(1.03)
    }
  })

  it('obeys rate', async () => {
    const { ask } = shared
    const text = 'The weather is fine today in all parts.'
    const [slow, fast] = [await ask({ text, rate: 120 }), await ask({ text, rate: 200 })]
    expect(slow.body.length).toBeGreaterThan(fast.body.length * 1.4)
  })

  it('tells where in the text each word stands, past markup, entities and emoji', async () => {
    const { ask } = shared
    const text = 'Rain & wind 😀 in <Oslo> today'
    const { answer } = await ask({ text })
    const starts = answer.words.map(({ charIndex }: { charIndex: number }) => charIndex)
    for (const word of ['Rain', 'wind', 'Oslo', 'today']) expect(starts).toContain(text.indexOf(word))
  })

  it('says a word by its sounds where they are given, and after it the others as before', async () => {
    const { ask } = shared
    const plain = await ask({ text: 'Macron spoke.' })
    const said = await ask({ text: '[Macron](/mækˈɹɒn/) spoke.' })
    expect(said.answer.ok).toBe(true)
    expect(said.body.equals(plain.body)).toBe(false)
    expect(said.answer.words.at(-1).charIndex).toBe('[Macron](/mækˈɹɒn/) '.length)
    expect((await ask({ text: 'Macron spoke.' })).body.equals(plain.body)).toBe(true)
  })

  it('says each sound of IPA in each of its languages, and changes nothing in the rest of the text', async () => {
    const { ask } = shared
    const sounds =
      'a ɑ æ ɛ e i ɪ o ɔ u ʊ y ø œ ɐ ə ʌ ɨ ɑ̃ ɔ̃ ɛ̃ aɪ aʊ eɪ b d f ɡ h k l m n ŋ ɲ p r ʁ ɹ s ʃ t tʃ v w x z ʒ θ ð ç'.split(' ')
    for (const voice of VOICES) {
      const text = sounds.map((sound) => `[qq](/a${sound}a/) la.`).join(' ')
      const { answer } = await ask({ kind: 'phonemes', voice, text })
      const said: string[] = answer.phonemes.split('. ')
      expect([voice, said.length]).toEqual([voice, sounds.length])
      const [las, words] = [said.map((one) => one.split(' ')[1]?.replace('.', '')), said.map((one) => one.split(' ')[0])]
      expect([voice, new Set(las).size]).toEqual([voice, 1])
      // Some are alike in a language; most are told apart.
      expect(new Set(words).size).toBeGreaterThan(22)
    }
  })

  it('reads a word whose sounds are too many for one word as it is written', async () => {
    const { ask } = shared
    const plain = await ask({ text: 'Macron spoke.' })
    for (const ipa of ['a'.repeat(199), `${'o'.repeat(150)}ˈo`, 'tʃˈa'.repeat(50)]) {
      const said = await ask({ text: `[Macron](/${ipa}/) spoke.` })
      expect(said.answer).toMatchObject({ ok: true })
      expect(said.body.equals(plain.body)).toBe(true)
    }
  })

  it('leaves out words in letters that it would only name one by one, and says those that it can say', async () => {
    const { ask } = shared
    const lengthOf = async (word: string) => (await ask({ text: `She met him in ${word} on Monday.` })).body.length
    const without = await lengthOf('')
    for (const word of ['القاهرة', '東京', 'กรุงเทพ', 'Правда', 'ירושלים'])
      expect([word, await lengthOf(word)]).toEqual([word, without])
    for (const word of ['Łódź', 'दिल्ली', '서울', '21']) expect(await lengthOf(word)).toBeGreaterThan(without)
  })

  it.each([
    [{ voice: 'xx' }, "voice: there is no voice 'xx'"],
    [{ voice: 'en-gb' }, "voice: there is no voice 'en-gb'"],
    [{ voice: 'de+f99' }, "voice: there is no variant 'f99'"],
    [{ voice: '../../etc/passwd' }, "voice: must be an id like 'en-us' or 'de+f2'"],
    [{ text: 7 }, 'text: must be a string'],
    [{ text: 'x'.repeat(20_001) }, 'text: at most 20000 characters, not 20001'],
    [{ rate: 1000 }, 'rate: must be a number from 80 to 450'],
    [{ pitch: -1 }, 'pitch: must be a number from 0 to 99'],
    [{ range: 'wide' }, 'range: must be a number from 0 to 99'],
  ])('answers %o with an error and goes on', async (bad, error) => {
    const { ask } = shared
    const { answer, body } = await ask(bad)
    expect(answer).toEqual({ id: 1, ok: false, error })
    expect(body.length).toBe(0)
    expect((await ask({ id: 2 })).answer).toMatchObject({ id: 2, ok: true })
  })

  it('answers a header that is no JSON, or no object, with an error and goes on', async () => {
    const { child, next, ask } = shared
    for (const header of ['{{{{', '[1]', 'null']) {
      const frame = encodeFrame('x'.repeat(header.length - 2))
      frame.write(header, 8)
      child.stdin.write(frame)
      expect((await next()).answer).toMatchObject({ id: null, ok: false })
    }
    expect((await ask({})).answer.ok).toBe(true)
  })

  it('ends with code 1 after bytes that are no frame, and says so first', async () => {
    const { child, next } = await start()
    child.stdin.write(Buffer.alloc(8, 0xff))
    expect((await next()).answer).toMatchObject({ ok: false, error: expect.stringContaining('a frame announces') })
    expect(await once(child, 'exit')).toEqual([1, null])
  })

  it('ends when its stdin closes', async () => {
    const { child } = await start()
    child.stdin.end()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('speaks 150 sentences in a row and the first one again sounds as at the start', async () => {
    const { ask, child } = shared
    const first = await ask({ text: 'And now the weather.', voice: 'en-us+f5' })
    for (let i = 0; i < 150; i++) await ask({ voice: `${VOICES[i % VOICES.length]}+f2`, text: `Number ${i}` })
    expect((await ask({ text: 'And now the weather.', voice: 'en-us+f5' })).body.equals(first.body)).toBe(true)
    expect(child.exitCode).toBeNull()
  })

  it.each([
    ['en-us', 'Good morning, Zürich. Who is there?', 'ɡˈʊd mˈɔːɹnɪŋ, zˈuːɹɪtʃ. hˌuː ɪz ðˈɛɹ?'],
    ['en-us', 'At 7:30 it is 1.5', 'æt sˈɛvən θˈɜːɾi ɪɾ ɪz wˈʌn pɔɪnt fˈaɪv'],
    ['fr', 'Les amis de New York', 'le-z amˈi də- njˈuː jˈɔːk'],
    ['hi', 'नमस्ते। रेडियो', 'nəmˈʌsteː. ɾˈeːɖɪjˌoː'],
    ['en-us', 'One – two "three". <b>[[x]]', 'wˈʌn, tˈuː θɹˈiː. bˈiː ˈɛks'],
    ['en-us', ' … \u0000 ', ''],
    ['en-us', "[Macron](/mæˈkɹɒn/)'s aide, [Nike](/ˈnaɪki/).", 'mækɹˈɑːnz ˈeɪd, nˈaɪki.'],
    ['de', 'Der [Peugeot](/pøˈʒoː/)-Chef, [Lyon](/liˈɔ̃ː/)', 'dɛɾ pøːʒˈoːʃˈɛf, liˈɔ̃ː'],
    ['fr', "l'[Ajax](/aˈʒaks/) et d’[Ajax](/aˈʒaks/)", 'laʒˈaks e daʒˈaks'],
    ['it', "dell'[Ajax](/ˈajaks/)", 'dˈɛl ˈajaks'],
    ['pl', "[Nike](/ˈnajk/)'a i [Orban](/ˈɔrban/)'owi", 'nˈajka i ˈɔrbanɔvi'],
    ['hi', '[Macron](/mækˈɾõ/) ने', 'makɾˈõ nˈeː'.normalize('NFD')],
    ['en-us', '[Nike](/7!/) ](/ [[x]] [<b>](/s/)', 'nˈaɪk slˈæʃ ˈɛks s'],
  ])('says in phonemes how %s reads %j', async (voice, text, phonemes) => {
    const { ask } = shared
    const { answer, body } = await ask({ kind: 'phonemes', voice, text })
    expect(answer).toEqual({ id: 1, ok: true, phonemes })
    expect(body.length).toBe(0)
  })

  it('speaks after phonemes as it did before them', async () => {
    const { ask } = shared
    const before = await ask({ text: 'And now the weather.' })
    await ask({ kind: 'phonemes', text: 'Something else, in between.' })
    expect((await ask({ text: 'And now the weather.' })).body.equals(before.body)).toBe(true)
    expect((await ask({ kind: 'song' })).answer).toMatchObject({ ok: false, error: expect.stringContaining('kind') })
  })
})
