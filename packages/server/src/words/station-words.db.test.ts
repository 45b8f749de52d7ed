import { MAX_WORDS } from '@hourcast/domain/words/word-limits'
import { expect, test } from 'vitest'
import { createPreviewDesk } from '../previews/preview-desk.ts'
import { previewText } from '../previews/preview-text.ts'
import { givenPreviews } from '../previews/testing/preview-station.ts'
import { saveScheduler } from '../schedulers/save-scheduler.ts'
import { deleteWord, saveWord } from './change-words.ts'
import { lastTongue } from './last-tongue.ts'
import { listWords } from './list-words.ts'

const given = async () => {
  const { services, stationId, stationOf, settings, save: saveHost, recording } = await givenPreviews()
  const save = (input: object) => saveWord(services, { stationId, input })
  const saved = async (input: object): Promise<string> => {
    const word = await save(input)
    if (!word.ok) throw new Error(word.problem.message)
    return word.value.wordId
  }
  const preview = async () => {
    const text = await previewText(services, { stationId, settings: settings() })
    if (!text.ok) throw new Error(text.problem.message)
    return text.value
  }
  const identJobs = async (): Promise<number> => {
    const { rows } = await services.db.pool.query(
      `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'ident'`,
    )
    return rows.length
  }
  return { services, stationId, stationOf, save, saved, preview, saveHost, recording, identJobs }
}

test('an entry is listed, said otherwise when it is given again, and gone when it is deleted', async () => {
  const { services, stationId, saved } = await given()
  const wordId = await saved({ kind: 'said', tongue: 'en', written: 'Ghent', said: 'gent' })
  expect(await saved({ kind: 'said', tongue: 'en', written: 'GHENT', said: 'gaunt' })).toBe(wordId)
  await saved({ kind: 'said', tongue: 'de', written: 'Ghent', said: 'Gent' })
  expect(await listWords(services, { stationId })).toMatchObject([
    { kind: 'said', tongue: 'de', written: 'Ghent', said: 'Gent' },
    { kind: 'said', tongue: 'en', written: 'GHENT', said: 'gaunt' },
  ])
  expect(await deleteWord(services, { stationId, wordId })).toMatchObject({ ok: true })
  expect(await listWords(services, { stationId })).toHaveLength(1)
})

test('a list begins at the tongue of the newest host; English without one', async () => {
  const { services, stationId, settings, save, wait } = await givenPreviews()
  const tongue = () => lastTongue(services, { stationId })
  expect(await tongue()).toBe('en')
  await save()
  wait(60_000)
  const saved = await saveScheduler(services, { stationId, settings: settings({ language: 6 }), targets: [] })
  expect(saved.ok && (await tongue())).toBe('pt')
})

test('what another station lists is neither seen, nor deleted, nor heard', async () => {
  const { services, stationOf, saved } = await given()
  const wordId = await saved({ kind: 'said', tongue: 'en', written: 'Ghent', said: 'gent' })
  const stationId = await stationOf('other@radio.example')
  expect(await listWords(services, { stationId })).toEqual([])
  expect(await deleteWord(services, { stationId, wordId })).toMatchObject({ problem: { code: 'not-found' } })
  expect(await createPreviewDesk(services).hearWord({ stationId, word: { wordId } })).toMatchObject({
    problem: { code: 'not-found' },
  })
})

test(`more than ${MAX_WORDS} entries are refused; what is there can still be changed`, async () => {
  const { services, stationId, save } = await given()
  const data = Array.from({ length: MAX_WORDS }, (_, at) => ({
    ...{ id: `w${at}`, stationId, kind: 'never', written: `word ${at}`, folded: `word ${at}` },
    createdAt: new Date(),
  }))
  await services.db.prisma.stationWord.createMany({ data })
  expect(await save({ kind: 'never', written: 'another' })).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
  expect(await save({ kind: 'never', written: 'Word 7' })).toMatchObject({ ok: true, value: { wordId: 'w7' } })
})

test('a preview honours all three lists', async () => {
  const { saved, preview } = await given()
  await saved({ kind: 'never', written: 'drawbridge' })
  await saved({ kind: 'source', written: 'Harbour News', said: 'the paper of the port' })
  const { textOutput, items } = await preview()
  expect(textOutput).toContain('the paper of the port')
  expect(textOutput).not.toMatch(/drawbridge/i)
  expect(items.map(({ title, reason, sentences }) => [title, reason ?? sentences?.[0]?.reason])).toContainEqual([
    'Drawbridge opens for a tall ship',
    'holds a word that this station never says',
  ])
})

test('the ident that stands ready is made again for a word in its names, and for no other', async () => {
  const { services, stationId, saved, saveHost, identJobs } = await given()
  await saveHost()
  await services.db.pool.query('DELETE FROM graphile_worker._private_jobs')
  await saved({ kind: 'said', tongue: 'en', written: 'Ghent', said: 'gent' })
  await saved({ kind: 'never', written: 'harbour' })
  expect(await identJobs()).toBe(0)
  const wordId = await saved({ kind: 'said', tongue: 'en', written: 'harbour', said: 'har-bah' })
  expect(await identJobs()).toBe(1)
  await services.db.pool.query('DELETE FROM graphile_worker._private_jobs')
  await deleteWord(services, { stationId, wordId })
  expect(await identJobs()).toBe(1)
})

test('hearing one speaks it alone, by the host of its language; its audio is found by its station alone', async () => {
  const { services, stationId, stationOf, saved, saveHost, recording } = await given()
  await saveHost()
  const desk = createPreviewDesk(services)
  const heard = await desk.hearWord({
    stationId,
    word: { wordId: await saved({ kind: 'said', tongue: 'en', written: 'Ghent', said: 'gent' }) },
  })
  if (!heard.ok) throw new Error(heard.problem.message)
  expect(recording.asked.at(-1)).toMatchObject({ segments: [{ spoken: 'gent.' }], language: 0, hostName: 'Clara' })
  const { audioId } = heard.value
  expect(await desk.findAudio({ stationId, audioId })).toMatchObject({ ok: true })
  const other = await stationOf('other@radio.example')
  expect(await desk.findAudio({ stationId: other, audioId })).toMatchObject({ ok: false })
  await desk.hearWord({
    stationId,
    word: { wordId: await saved({ kind: 'said', tongue: 'pl', written: 'Ghent', said: '/ɡɛnt/' }) },
  })
  expect(recording.asked.at(-1)).toMatchObject({ segments: [{ spoken: '[Ghent](/ɡɛnt/).' }], language: 2, hostName: 'Hourcast' })
})

test('a name of a starter list is heard too, and no word that is in none', async () => {
  const { services, stationId, saveHost, recording } = await given()
  await saveHost()
  const desk = createPreviewDesk(services)
  expect(await desk.hearWord({ stationId, word: { tongue: 'en', written: 'Macron' } })).toMatchObject({ ok: true })
  expect(recording.asked.at(-1)).toMatchObject({ segments: [{ spoken: '[Macron](/mæˈkɹɒn/).' }], language: 0 })
  for (const word of [
    { tongue: 'en', written: 'macron' },
    { tongue: 'xx', written: 'Macron' },
  ])
    expect(await desk.hearWord({ stationId, word })).toMatchObject({ problem: { code: 'not-found' } })
})

test('120 in an hour are spoken, then it is said when again', async () => {
  const { services, stationId, saved } = await given()
  const desk = createPreviewDesk(services)
  const wordId = await saved({ kind: 'said', tongue: 'en', written: 'Ghent', said: 'gent' })
  for (let turn = 0; turn < 120; turn += 1) await desk.hearWord({ stationId, word: { wordId } })
  expect(await desk.hearWord({ stationId, word: { wordId } })).toMatchObject({
    problem: { code: 'too-many', retryAfterSeconds: 3_600 },
  })
})
