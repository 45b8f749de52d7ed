import { rebuildHistory } from '@hourcast/server/events/history-projection'
import { Command } from 'commander'
import { withServices } from './open-services.ts'

export const rebuildCommand = (): Command =>
  new Command('rebuild')
    .description('Make history anew from the events, from the first one on.')
    .option('--json', 'print {events, broadcasts}')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- rebuild')
    .action(async ({ json }: { json?: boolean }) => {
      const rebuilt = await withServices(rebuildHistory)
      console.log(
        json ? JSON.stringify(rebuilt) : `history rebuilt: ${rebuilt.broadcasts} broadcasts from ${rebuilt.events} events`,
      )
    })
