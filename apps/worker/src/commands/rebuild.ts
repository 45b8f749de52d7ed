import { codeOf } from '@hourcast/server/events/kafka/act-on'
import { openBus } from '@hourcast/server/events/open-bus'
import { rebuildProjections } from '@hourcast/server/events/rebuild-projections'
import type { Services } from '@hourcast/server/services'
import { Command } from 'commander'
import { withServices } from './open-services.ts'

const printPassedOver = (consumer: string, eventId: string, error: unknown): void =>
  console.error(`${consumer}: the event ${eventId} cannot be counted and was passed over (${codeOf(error)})`)

const rebuild = async ({ config, db, log }: Services): Promise<{ history: number; analytics: number }> => {
  const { kafka, close } = await openBus(config, log)
  try {
    return await rebuildProjections(db, kafka?.published, printPassedOver)
  } finally {
    await close()
  }
}

export const rebuildCommand = (): Command =>
  new Command('rebuild')
    .description('Make history and analytics again from the events, from the first one on.')
    .option('--json', 'print {history, analytics}: how many events each was made from')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- rebuild')
    .action(async ({ json }: { json?: boolean }) => {
      const rebuilt = await withServices(rebuild)
      const { history, analytics } = rebuilt
      console.log(json ? JSON.stringify(rebuilt) : `history rebuilt from ${history} events, analytics from ${analytics}`)
    })
