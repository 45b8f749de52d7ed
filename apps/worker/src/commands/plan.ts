import { PLAN_IDS } from '@hourcast/domain/plans/plans'
import { listPlans } from '@hourcast/server/plans/list-plans'
import { setPlan } from '@hourcast/server/plans/set-plan'
import { Command } from 'commander'
import { usedWrongly } from './failure.ts'
import { withServices } from './open-services.ts'
import { readInstant } from './read-instant.ts'

const NONE = 'none'

const inWords = (plan: string | null, endsAt: Date | null): string =>
  `${plan ?? NONE}${endsAt === null ? '' : ` until ${endsAt.toISOString()}`}`

const set = (): Command =>
  new Command('set')
    .description('What the station of an owner may have from now on. Nothing that is there is deleted or silenced.')
    .argument('<email>')
    .argument('<plan>', `${PLAN_IDS.join(', ')} or ${NONE}`)
    .option('--until <instant>', 'when it ends, as an ISO instant or date; without it the plan goes on')
    .option('--json', 'print {email, plan}')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- plan set anna@radio.example professional --until 2027-01-01')
    .action(async (email: string, plan: string, { until, json }: { until?: string; json?: boolean }) => {
      const endsAt = until === undefined ? null : readInstant('--until', until)
      const done = await withServices((services) => setPlan(services, { email, plan: plan === NONE ? null : plan, endsAt }))
      if (!done.ok) throw usedWrongly(done.problem)
      const { plan: now } = done.value
      console.log(
        json
          ? JSON.stringify(done.value)
          : `${done.value.email}: ${inWords(now?.id ?? null, now?.endsAt ? new Date(now.endsAt) : null)}`,
      )
    })

const list = (): Command =>
  new Command('list')
    .description('List the stations with their plans and how many hosts they have.')
    .option('--json', 'an array')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- plan list')
    .action(async ({ json }: { json?: boolean }) => {
      const stations = await withServices(listPlans)
      if (json) console.log(JSON.stringify(stations))
      else if (stations.length === 0) console.log('There is no station yet: no owner has registered.')
      else
        for (const { email, plan, endsAt, hosts } of stations) console.log(`${email}  ${inWords(plan, endsAt)}  hosts ${hosts}`)
    })

export const planCommand = (): Command =>
  new Command('plan')
    .description('The plans of stations: list, set.')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- plan list')
    .addCommand(list())
    .addCommand(set())
