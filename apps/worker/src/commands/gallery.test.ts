import { expect, test } from 'vitest'
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
