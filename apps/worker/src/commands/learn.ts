import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEFT_OUT_REASONS } from '@hourcast/domain/sources/left-out'
import { type HeardStory, learn, type StoryLine } from '@hourcast/server/script/built-in/learnt/learn'
import { writeTable } from '@hourcast/server/script/built-in/learnt/write-table'
import { TONGUES, type Tongue } from '@hourcast/server/script/tongue'
import { Command } from 'commander'
import { CommandFailure } from './failure.ts'

/** What editors judged becomes the tables by which the writer knows news. */
export const learnCommand = (): Command =>
  new Command('learn')
    .description(
      'Learn from judged stories, one JSON line each, which an editor would leave out, and write the tables of their tongues.',
    )
    .argument('<stories>', 'lines of `editor FOLDER --stories`, each with "faulty" added: 0 to air, 1 to leave out')
    .argument('<folder>', 'where the tables go: packages/server/src/script/built-in/learnt/weights')
    .action(learnFrom)

const learnFrom = async (file: string, folder: string): Promise<void> => {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandFailure(`${file}: ${error.message}`, 2)
  })
  const stories = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [storyOf(line, `${file}, line ${at + 1}`)]))
  if (stories.length === 0) throw new CommandFailure(`${file}: there is no story in it.`, 2)
  const tables = TONGUES.flatMap((tongue) => {
    const heard = stories.filter((story) => story.tongue === tongue)
    return heard.length === 0 ? [] : [{ ...tableOf(tongue, heard), of: heard.length }]
  })
  for (const { file: name, text: table, signs, of } of tables) {
    await writeFile(join(folder, name), table).catch((error: Error) => {
      throw new CommandFailure(`${folder}: ${error.message}`, 2)
    })
    console.log(`${name}: ${signs} signs of ${of} stories`)
  }
}

const tableOf = (tongue: Tongue, heard: readonly HeardStory[]): { file: string; text: string; signs: number } => {
  if (heard.every(({ faulty }) => faulty === 0) || heard.every(({ faulty }) => faulty === 1))
    throw new CommandFailure(`${tongue}: stories to air and to leave out are needed, both.`, 2)
  const weights = learn(heard, tongue)
  return { ...writeTable(tongue, weights), signs: weights.size }
}

const storyOf = (line: string, where: string): StoryLine & HeardStory => {
  const story = parsed(line)
  if (!isHeard(story))
    throw new CommandFailure(`${where}: this is no story as editor --stories prints it, with "faulty" from 0 to 1.`, 2)
  return story
}

const isHeard = (story: unknown): story is StoryLine & HeardStory => {
  const { tongue, lead, headline, rest, without, doubts, weight, faulty } = (story ?? {}) as Record<string, unknown>
  if (!(Array.isArray(rest) && Array.isArray(without)) || typeof faulty !== 'number') return false
  const isWritten = [lead, headline, ...rest].every((text) => typeof text === 'string')
  const isJudged =
    [doubts, weight].every(Number.isFinite) && without.every((reason) => Object.hasOwn(LEFT_OUT_REASONS, String(reason)))
  return TONGUES.some((known) => known === tongue) && isWritten && isJudged && faulty >= 0 && faulty <= 1
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
