#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { broadcastCommand } from './commands/broadcast.ts'
import { doctorCommand } from './commands/doctor.ts'
import { CommandFailure } from './commands/failure.ts'
import { ownerCommand } from './commands/owner.ts'
import { rebuildCommand } from './commands/rebuild.ts'
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
