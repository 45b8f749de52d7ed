import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HeardStory, learn, type StoryLine } from '@hourcast/server/script/built-in/learnt/learn'
import { writeTable } from '@hourcast/server/script/built-in/learnt/write-table'
import { TONGUES } from '@hourcast/server/script/tongue'
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
  for (const tongue of TONGUES) {
    const heard = stories.filter((story) => story.tongue === tongue)
    if (heard.length === 0) continue
    if (heard.every(({ faulty }) => faulty === 0) || heard.every(({ faulty }) => faulty === 1))
      throw new CommandFailure(`${tongue}: stories to air and to leave out are needed, both.`, 2)
    const weights = learn(heard)
    const table = writeTable(tongue, weights)
    await writeFile(join(folder, table.file), table.text)
    console.log(`${table.file}: ${weights.size} signs of ${heard.length} stories`)
  }
}

const storyOf = (line: string, where: string): StoryLine & HeardStory => {
  const story = parsed(line)
  if (!isHeard(story))
    throw new CommandFailure(`${where}: this is no story as editor --stories prints it, with "faulty" from 0 to 1.`, 2)
  return story
}

const isHeard = (story: unknown): story is StoryLine & HeardStory => {
  const { tongue, lead, headline, rest, without, faulty } = (story ?? {}) as Record<string, unknown>
  const isOfTongue = TONGUES.some((known) => known === tongue)
  const isStory = [lead, headline].every((text) => typeof text === 'string') && Array.isArray(rest) && Array.isArray(without)
  return isOfTongue && isStory && typeof faulty === 'number' && faulty >= 0 && faulty <= 1
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
