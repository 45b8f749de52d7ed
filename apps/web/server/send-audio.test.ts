import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { mp3LinkFile } from '@hourcast/server/link/link-file'
import type { OnAir } from '@hourcast/server/link/on-air'
import type { AudioFacts, AudioStore, Slice } from '@hourcast/server/storage/audio-store'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { sendAudio } from './send-audio.ts'

// More than all buffers between the two ends take.
const SIZE = 64 * 1024 * 1024

test('a listener who takes nothing any more is let go, and the file with it', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'long.mp3')
  const file = await open(path, 'w')
  await file.truncate(SIZE)
  await file.close()
  const stream = async (_audio: AudioFacts, slice: Slice) => (await open(path)).createReadStream(slice)
  const services = { clock: { now: () => 0 } }
  const onAir = { releaseAt: 0, spokenFor: 0, audio: { id: 'a', sha256: 'a', sizeBytes: SIZE } } as OnAir
  const linkFile = mp3LinkFile({ audioStore: { stream } as unknown as AudioStore }, onAir)

  const app = express()
  const sent = new Promise<void>((resolve, reject) => {
    app.get('/', (request, response) => {
      const recorder = { record: async () => {} }
      sendAudio(services, recorder, { request, response, file: linkFile, silenceMs: 50 }).then(resolve, reject)
    })
  })
  const server = createServer(app)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const listener = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void listener.destroy())
  // Nobody reads from it.
  listener.write('GET / HTTP/1.1\r\nHost: air.hourcast.example\r\n\r\n')
  await expect(sent).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
})
