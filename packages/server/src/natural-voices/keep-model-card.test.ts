import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyModelCard, fetchModelCard } from './keep-model-card.ts'

const givenFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hourcast-card-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
const givenServer = async (status: number, text: string, type = 'text/plain') => {
  const asked: string[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url ?? '')
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { asked, model: `http://127.0.0.1:${(server.address() as AddressInfo).port}/de/anna/de_DE-anna-low.onnx` }
}

test('the card of a model is kept beside it', async () => {
  const folder = await givenFolder()
  const { model, asked } = await givenServer(200, 'License: CC0')
  await fetchModelCard(model, folder)
  expect(asked).toEqual(['/de/anna/MODEL_CARD'])
  expect(await readFile(join(folder, 'MODEL_CARD'), 'utf8')).toBe('License: CC0')
})

test('one that an earlier try has left half is fetched again', async () => {
  const folder = await givenFolder()
  await writeFile(join(folder, 'MODEL_CARD'), 'Lic')
  await fetchModelCard((await givenServer(200, 'License: CC0')).model, folder)
  expect(await readFile(join(folder, 'MODEL_CARD'), 'utf8')).toBe('License: CC0')
})

test.each([
  ['is not there', 404, 'no', 'text/plain'],
  ['is a page', 200, '<!doctype html>', 'text/html'],
  ['is far too long', 200, 'x'.repeat(200_001), 'text/plain'],
  ['cannot be had', 503, 'later', 'text/plain'],
])('a card that %s keeps no voice from being added, and leaves nothing', async (_what, status, text, type) => {
  const folder = await givenFolder()
  await fetchModelCard((await givenServer(status, text, type)).model, folder, { firstPauseMs: 1 })
  expect(await readdir(folder)).toEqual([])
})

test('the card of a folder of one’s own comes along, where there is one', async () => {
  const [own, folder] = [await givenFolder(), await givenFolder()]
  await copyModelCard(own, folder)
  expect(await readdir(folder)).toEqual([])
  await writeFile(join(own, 'MODEL_CARD'), 'mine')
  await copyModelCard(own, folder)
  expect(await readFile(join(folder, 'MODEL_CARD'), 'utf8')).toBe('mine')
})
