#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { broadcastCommand } from './commands/broadcast.ts'
import { doctorCommand } from './commands/doctor.ts'
import { dumpCommand } from './commands/dump.ts'
import { CommandFailure } from './commands/failure.ts'
import { migrateCommand } from './commands/migrate.ts'
import { ownerCommand } from './commands/owner.ts'
import { rebuildCommand } from './commands/rebuild.ts'
import { restoreCommand } from './commands/restore.ts'
import { secretsCommand } from './commands/secrets.ts'
import { slotsCommand } from './commands/slots.ts'

/** Exit codes: 0, 1 it failed, 2 used wrongly. */
const program = new Command('hourcast')
  .description('Hourcast from the command line. Each command has --help with an example that works.')
  .exitOverride()
  .showHelpAfterError()
  .addCommand(broadcastCommand())
  .addCommand(slotsCommand())
  .addCommand(ownerCommand())
  .addCommand(doctorCommand())
  .addCommand(rebuildCommand())
  .addCommand(migrateCommand())
  .addCommand(dumpCommand())
  .addCommand(restoreCommand())
  .addCommand(secretsCommand())

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
