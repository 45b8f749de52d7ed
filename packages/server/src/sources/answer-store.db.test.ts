import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, it } from 'vitest'
import { createAnswerStore } from './answer-store.ts'

const openStore = async () => {
  const db = await givenDatabase()
  return createAnswerStore(db)
}

const answer = { etag: '"one"', lastModified: '', contentType: 'text/xml', body: Buffer.from([0, 1, 255]), fetchedAt: 1_000 }

it('keeps the last answer of a source, bytes and all', async () => {
  const answers = await openStore()
  expect(await answers.find('hash')).toBeNull()
  await answers.save('hash', answer)
  expect(await answers.find('hash')).toEqual(answer)
  const newer = {
    etag: '',
    lastModified: 'Sun, 25 Oct 2026 06:00:00 GMT',
    contentType: '',
    body: Buffer.from('newer'),
    fetchedAt: 2_000,
  }
  await answers.save('hash', newer)
  expect(await answers.find('hash')).toEqual(newer)
})

it('survives two readings of one source at the same time', async () => {
  const answers = await openStore()
  await Promise.all(Array.from({ length: 8 }, () => answers.save('hash', answer)))
  expect(await answers.find('hash')).toEqual(answer)
})

it('remembers when an answer was confirmed', async () => {
  const answers = await openStore()
  await answers.save('confirmed', answer)
  await answers.touch('confirmed', 9_000)
  expect(await answers.find('confirmed')).toMatchObject({ fetchedAt: 9_000 })
})
