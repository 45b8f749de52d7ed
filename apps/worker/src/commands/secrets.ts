import { freshSecretsLines } from '@hourcast/server/secrets/secrets-file'
import { Command } from 'commander'

export const secretsCommand = (): Command =>
  new Command('secrets')
    .description('Print fresh SESSION_SECRET= and SEAL_KEYS= lines for an .env file.')
    .addHelpText('after', '\nExample:\n  npm run --silent hourcast -- secrets >> .env')
    .action(() => console.log(freshSecretsLines()))
