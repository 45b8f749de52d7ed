import { ensureRole } from '@hourcast/db/ensure-role'
import { parseUrl } from '@hourcast/domain/parse-url'
import { Command } from 'commander'
import { commandConfig } from './command-config.ts'
import { CommandFailure } from './failure.ts'

const ensure = async (): Promise<void> => {
  const { DATABASE_URL: url } = commandConfig()
  const admin = process.env.DATABASE_ADMIN_URL
  if (!url || !admin || !parseUrl(admin))
    throw new CommandFailure('DATABASE_URL and DATABASE_ADMIN_URL must be set: the role to be made, and who may make it.', 2)
  const { username, pathname } = new URL(url)
  if (username === new URL(admin).username)
    throw new CommandFailure(
      'DATABASE_URL and DATABASE_ADMIN_URL name the same role: the product needs one that is no superuser.',
      2,
    )
  await ensureRole(admin, url).catch((error: Error) => {
    throw new CommandFailure(`The role could not be made: ${error.message}`)
  })
  console.log(`${decodeURIComponent(username)} owns ${decodeURIComponent(pathname.slice(1))} and is no superuser`)
}

export const rolesCommand = (): Command =>
  new Command('roles')
    .description(
      'Make the role and the database that DATABASE_URL names, with the rights of DATABASE_ADMIN_URL: it owns its database and what is in it, and is no superuser.',
    )
    .addHelpText(
      'after',
      '\nExample:\n  DATABASE_ADMIN_URL=postgresql://postgres:secret@db.example/postgres npm run hourcast -- roles',
    )
    .action(ensure)
