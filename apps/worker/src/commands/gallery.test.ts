import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outputOf } from '../testing/output-of.ts'
import { galleryCommand } from './gallery.ts'

test.each([
  ['--languages', 'English,Klingon', 'Klingon'],
  ['--types', 'Gossip', 'Gossip'],
  ['--tones', 'angry', 'angry'],
  ['--genres', 'Polka', 'Polka'],
])('%s %s is a wrong use, told before anything is made', async (option, names, unknown) => {
  await expect(outputOf(galleryCommand(), [option, names])).rejects.toMatchObject({
    exitCode: 2,
    message: `${option}: there is no '${unknown}'`,
  })
})

test.each([
  ['--out', '/dev/null/gallery'],
  ['--listen', '/none/listen'],
])('%s %s is told before anything is made', async (option, value) => {
  const out = await mkdtemp(join(tmpdir(), 'hourcast-gallery-'))
  onTestFinished(() => rm(out, { recursive: true }))
  const failing = outputOf(galleryCommand(), ['--out', out, option, value])
  await expect(failing).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(`${option}: `) })
})
