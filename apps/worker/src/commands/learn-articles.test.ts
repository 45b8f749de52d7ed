import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outputOf } from '../testing/output-of.ts'
import type { CommandFailure } from './failure.ts'
import { learnArticlesCommand } from './learn-articles.ts'

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'hourcast-articles-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

test('running sentences become the table of articles', async () => {
  const at = await folder()
  const [sentences, firsts] = [join(at, 'sentences.txt'), join(at, 'firsts.txt')]
  await writeFile(sentences, 'Poe has opened a bridge in Troy.\n'.repeat(60))
  await writeFile(firsts, 'The council has closed a bridge in Derby.\n')
  expect(await outputOf(learnArticlesCommand(), [sentences, firsts, at])).toBe(
    'english.ts: learnt from 60 sentences and 1 first ones',
  )
  expect(await readFile(join(at, 'english.ts'), 'utf8')).toMatch(/^export const english = `\n[A-Za-z\d+/=\n]+\n`\n$/)
})

test('a file without a sentence is named', async () => {
  const at = await folder()
  await writeFile(join(at, 'none.txt'), '\n')
  const failures: CommandFailure[] = []
  await outputOf(
    learnArticlesCommand(),
    [join(at, 'none.txt'), join(at, 'none.txt'), at],
    (failure) => void failures.push(failure),
  )
  expect(failures).toMatchObject([{ exitCode: 2, message: expect.stringContaining('none.txt') }])
})
