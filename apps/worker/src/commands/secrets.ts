import { freshCodecKeyLine } from '@hourcast/server/secrets/payload-cipher'
import { freshSecretsLines } from '@hourcast/server/secrets/secrets-file'
import { Command } from 'commander'

export const secretsCommand = (): Command =>
  new Command('secrets')
    .description('Print fresh SESSION_SECRET= and SEAL_KEYS= lines for an .env file.')
    .option('--temporal', 'a TEMPORAL_CODEC_KEY= line as well')
    .addHelpText('after', '\nExample:\n  npm run --silent hourcast -- secrets >> .env')
    .action(({ temporal }: { temporal?: boolean }) => {
      console.log(freshSecretsLines())
      if (temporal) console.log(freshCodecKeyLine())
    })
