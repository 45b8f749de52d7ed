import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEFT_OUT_REASONS } from '@hourcast/domain/sources/left-out'
import {
  type HeardStory,
  type HeardTelling,
  learn,
  learnWays,
  type StoryLine,
} from '@hourcast/server/script/built-in/learnt/learn'
import { WAYS } from '@hourcast/server/script/built-in/learnt/ways'
import { writeTable, writeWays } from '@hourcast/server/script/built-in/learnt/write-table'
import { TONGUES, type Tongue } from '@hourcast/server/script/tongue'
import { Command } from 'commander'
import { CommandFailure } from './failure.ts'

/** What editors judged becomes the tables by which the writer knows news. */
export const learnCommand = (): Command =>
  new Command('learn')
    .description(
      'Learn from judged stories, one JSON line each, which an editor would leave out and how he would tell them, and write the tables.',
    )
    .argument(
      '<stories>',
      'lines of `editor FOLDER --stories`, each with "faulty" added, 0 to air, 1 to leave out, or its "ways" filled in',
    )
    .argument('<folder>', 'where the tables go: packages/server/src/script/built-in/learnt/weights')
    .addHelpText(
      'after',
      '\nExample:\n  npm run hourcast -- learn stories.jsonl packages/server/src/script/built-in/learnt/weights',
    )
    .action(learnFrom)

const learnFrom = async (file: string, folder: string): Promise<void> => {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandFailure(`${file}: ${error.message}`, 2)
  })
  const judged = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [judgedIn(line, `${file}, line ${at + 1}`)]))
  const stories = judged.filter(isStory)
  const tellings = judged.flatMap(tellingsOf)
  if (stories.length + tellings.length === 0) throw new CommandFailure(`${file}: there is no judged story in it.`, 2)
  const tables = TONGUES.flatMap((tongue) =>
    tableOf(
      tongue,
      stories.filter((story) => story.tongue === tongue),
    ),
  )
  for (const { file: name, text: table, signs, of } of [...tables, ...tableOfWays(tellings)]) {
    await writeFile(join(folder, name), table).catch((error: Error) => {
      throw new CommandFailure(`${folder}: ${error.message}`, 2)
    })
    console.log(`${name}: ${signs} signs of ${of}`)
  }
}

type Table = { file: string; text: string; signs: number; of: string }

const tableOf = (tongue: Tongue, stories: readonly HeardStory[]): Table[] => {
  if (stories.length === 0) return []
  if (stories.every(({ faulty }) => faulty === 0) || stories.every(({ faulty }) => faulty === 1))
    throw new CommandFailure(`${tongue}: stories to air and to leave out are needed, both.`, 2)
  const weights = learn(stories, tongue)
  return [{ ...writeTable(tongue, weights), signs: weights.size, of: `${stories.length} stories` }]
}

const tableOfWays = (tellings: readonly HeardTelling[]): Table[] => {
  if (tellings.length === 0) return []
  if (tellings.every(({ faulty }) => faulty === 0) || tellings.every(({ faulty }) => faulty === 1))
    throw new CommandFailure('ways: stories told well and poorly are needed, both.', 2)
  const weights = learnWays(tellings)
  return [{ ...writeWays(weights), signs: weights.size, of: `${tellings.length} tellings` }]
}

/** A line that an editor has completed, in one of the two or in both. */
type JudgedLine = StoryLine & { faulty?: number }

const isStory = (line: JudgedLine): line is StoryLine & HeardStory => line.faulty !== undefined

const tellingsOf = ({ headline, told, tongue, ways }: JudgedLine): HeardTelling[] =>
  WAYS.flatMap((way) => {
    const faulty = ways[way]
    return typeof faulty === 'number' ? [{ written: { headline, told }, way, tongue, faulty }] : []
  })

const judgedIn = (line: string, where: string): JudgedLine => {
  // Lines that were printed before there were ways have none.
  const story: unknown = { told: [], ways: {}, ...(parsed(line) as object | undefined) }
  if (!isJudgedLine(story))
    throw new CommandFailure(`${where}: this is no story as editor --stories prints it, with "faulty" or "ways" from 0 to 1.`, 2)
  return story
}

const isJudgedLine = (story: unknown): story is JudgedLine => {
  const { tongue, lead, headline, rest, told, without, doubts, weight, faulty, ways } = (story ?? {}) as Record<string, unknown>
  if (!(Array.isArray(rest) && Array.isArray(told) && Array.isArray(without)) || typeof ways !== 'object' || ways === null)
    return false
  const isWritten = [lead, headline, ...rest, ...told].every((text) => typeof text === 'string')
  const isSeen =
    [doubts, weight].every(Number.isFinite) && without.every((reason) => Object.hasOwn(LEFT_OUT_REASONS, String(reason)))
  const isTold = Object.entries(ways).every(
    ([way, poorly]) => WAYS.some((known) => known === way) && (poorly === null || isPart(poorly)),
  )
  return TONGUES.some((known) => known === tongue) && isWritten && isSeen && isTold && (faulty === undefined || isPart(faulty))
}

const isPart = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
