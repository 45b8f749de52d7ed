import { Command } from 'commander'
import { commandConfig } from './command-config.ts'
import { withDatabase } from './with-database.ts'

export const migrateCommand = (): Command =>
  new Command('migrate')
    .description(
      'Bring the tables of the database up to date. `npm start` does it by itself; several machines do it once, before they start.',
    )
    .addHelpText('after', '\nExample:\n  npm run hourcast -- migrate')
    .action(() => withDatabase(commandConfig(), async () => console.error('the tables are up to date')))
