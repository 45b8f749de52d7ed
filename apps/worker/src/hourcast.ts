#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { CommandFailure } from './commands/failure.ts'

// Loaded only when asked for: one reads the whole product, the next one nothing but the rules of hours.
const COMMANDS = new Map<string, () => Promise<Command>>([
  ['broadcast', async () => (await import('./commands/broadcast.ts')).broadcastCommand()],
  ['editor', async () => (await import('./commands/editor.ts')).editorCommand()],
  ['learn', async () => (await import('./commands/learn.ts')).learnCommand()],
  ['learn-articles', async () => (await import('./commands/learn-articles.ts')).learnArticlesCommand()],
  ['gallery', async () => (await import('./commands/gallery.ts')).galleryCommand()],
  ['slots', async () => (await import('./commands/slots.ts')).slotsCommand()],
  ['owner', async () => (await import('./commands/owner.ts')).ownerCommand()],
  ['plan', async () => (await import('./commands/plan.ts')).planCommand()],
  ['inquiries', async () => (await import('./commands/inquiries.ts')).inquiriesCommand()],
  ['board', async () => (await import('./commands/board.ts')).boardCommand()],
  ['audio', async () => (await import('./commands/audio.ts')).audioCommand()],
  ['voices', async () => (await import('./commands/voices.ts')).voicesCommand()],
  ['doctor', async () => (await import('./commands/doctor.ts')).doctorCommand()],
  ['rebuild', async () => (await import('./commands/rebuild.ts')).rebuildCommand()],
  ['roles', async () => (await import('./commands/roles.ts')).rolesCommand()],
  ['migrate', async () => (await import('./commands/migrate.ts')).migrateCommand()],
  ['dump', async () => (await import('./commands/dump.ts')).dumpCommand()],
  ['restore', async () => (await import('./commands/restore.ts')).restoreCommand()],
  ['secrets', async () => (await import('./commands/secrets.ts')).secretsCommand()],
])

// Anybody who reads our words may have enough of them (`… | head -1`): the work goes on. A dump that was to go there fails all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

/** Exit codes: 0, 1 it failed, 2 used wrongly. */
const program = new Command('hourcast')
  .description('Hourcast from the command line. Each command has --help with an example that works.')
  .exitOverride()
  .showHelpAfterError('`npm run hourcast -- --help` lists the commands.')
  // With its arguments beside it, a command's name would leave its description no room on a line of 80.
  .configureHelp({ subcommandTerm: (command) => command.name() })

const asked = COMMANDS.get(process.argv[2] ?? '')
for (const load of asked ? [asked] : COMMANDS.values()) program.addCommand(await load())

// Sub-commands do not inherit exitOverride from the parent they are added to.
const overrideExit = (command: Command): void => {
  command.exitOverride()
  for (const child of command.commands) overrideExit(child)
}
overrideExit(program)

try {
  await program.parseAsync(process.argv)
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof CommandFailure) {
    console.error(error.message)
    process.exitCode = error.exitCode
  } else {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
