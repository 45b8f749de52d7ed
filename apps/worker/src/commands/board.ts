import { listAllEntries } from '@hourcast/server/board/list-entries'
import { releaseEntry, removeEntry } from '@hourcast/server/board/moderate-entry'
import { Command } from 'commander'
import { usedWrongly } from './failure.ts'
import { forTerminal } from './for-terminal.ts'
import { withServices } from './open-services.ts'

type Listed = Awaited<ReturnType<typeof listAllEntries>>[number]

const inWords = ({ id, name, location, message, writtenAt, releasedAt, owner }: Listed): string =>
  [
    `${id}  ${writtenAt.toISOString()}  ${releasedAt === null ? 'waits' : 'released'}`,
    `  ${name}${location === '' ? '' : `, ${location}`} <${owner.email}>`,
    ...message.split('\n').map((line) => `  ${line}`),
  ]
    .map(forTerminal)
    .join('\n')

const list = (): Command =>
  new Command('list')
    .description('List the entries, those that wait first.')
    .option('--json', 'an array')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- board list')
    .action(async ({ json }: { json?: boolean }) => {
      const entries = await withServices(listAllEntries)
      if (json) console.log(JSON.stringify(entries))
      else console.log(entries.length === 0 ? 'No entries.' : entries.map(inWords).join('\n\n'))
    })

const release = (): Command =>
  new Command('release')
    .description('Show an entry to everybody.')
    .argument('<id>')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- board release 3k2vq7mabexy')
    .action(async (id: string) => {
      const released = await withServices((services) => releaseEntry(services, { id }))
      if (!released.ok) throw usedWrongly(released.problem)
      console.log(`released ${id}`)
    })

const remove = (): Command =>
  new Command('remove')
    .description('Remove an entry for good.')
    .argument('<id>')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- board remove 3k2vq7mabexy')
    .action(async (id: string) => {
      const removed = await withServices((services) => removeEntry(services, { id }))
      if (!removed.ok) throw usedWrongly(removed.problem)
      console.log(`removed ${id}`)
    })

export const boardCommand = (): Command =>
  new Command('board')
    .description('The message board: list, release, remove.')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- board list')
    .addCommand(list())
    .addCommand(release())
    .addCommand(remove())
