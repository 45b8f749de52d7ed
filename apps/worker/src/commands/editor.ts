import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editorTable } from '@hourcast/server/script/editor/editor-table'
import { readCaseFolder } from '@hourcast/server/script/editor/read-case-folder'
import { storiesOf } from '@hourcast/server/script/editor/stories-of'
import { type CaseResult, tryCase } from '@hourcast/server/script/editor/try-case'
import { Command } from 'commander'
import { CommandFailure } from './failure.ts'
import { forTerminal } from './for-terminal.ts'

/** What the built-in writer says of a folder of feeds, against what must and must not be said. */
export const editorCommand = (): Command =>
  new Command('editor')
    .description(
      'Read a folder of cases (feed, settings, what must and must not be said) and tell which hold. No network, no database.',
    )
    .argument('<folder>', 'cases as .json or .jsonl, also in folders below')
    .option('--stories', 'print the stories of each feed that may be told, one JSON line each, for `learn`')
    .option('--json', 'print each case with what was said')
    .addHelpText(
      'after',
      '\nExample, with the cases of the repository (their format: docs/EDITOR.md):\n  npm run hourcast -- editor packages/server/src/script/editor/cases',
    )
    .action(tryFolder)

const tryFolder = async (folder: string, { json, stories }: { json?: boolean; stories?: boolean }): Promise<void> => {
  const cases = await readCaseFolder(folder).catch((error: Error) => {
    throw new CommandFailure(`${folder}: ${error.message}`, 2)
  })
  if (cases.length === 0) throw new CommandFailure(`${folder}: there is no case in it, neither .json nor .jsonl.`, 2)
  if (stories) {
    for (const one of cases) for (const story of await storiesOf(one)) console.log(JSON.stringify(story))
    return
  }
  const open = await openIn(folder)
  const results: CaseResult[] = []
  for (const one of cases) results.push(await tryCase(one))
  const failed = results.filter(({ faults }) => faults.length > 0)
  if (json) console.log(JSON.stringify({ held: results.length - failed.length, of: results.length, cases: results }))
  else console.log([...failed.map(told), editorTable(results)].join('\n\n'))
  const known = failed.filter(({ id }) => open.has(id)).length
  if (failed.length > known)
    throw new CommandFailure(`${failed.length - known} of ${cases.length} cases fail; ${known} more are open.`)
  if (known > 0 && !json) console.log(`\n${known} of ${cases.length} cases are open, as open.txt says; no other fails.`)
}

/** Cases that are known to fail: one name a line. */
const openIn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set((await readFile(join(folder, 'open.txt'), 'utf8').catch(() => '')).split('\n'))

const told = ({ id, faults, said, spoken }: CaseResult): string =>
  [
    `${id}`,
    ...faults.map((fault) => `  ${fault}`),
    ...(said ? [`  said: ${said}`] : []),
    ...(faults.some((fault) => fault.startsWith('the voice')) ? [`  spoken: ${spoken}`] : []),
  ]
    .map(forTerminal)
    .join('\n')
