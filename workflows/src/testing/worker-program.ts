// A worker as a process of its own, to be killed: DATABASE_URL, TEMPORAL_ADDRESS, TASK_QUEUE and BUNDLE (the workflow code), and ARMED_SOON if
// releases are to be. Its steps touch nothing but the rows. It says 'ready' to its parent.
import { readFileSync } from 'node:fs'
import { openDatabase } from '@hourcast/db/open-database'
import type { Services } from '@hourcast/server/services'
import { pino } from 'pino'
import { connectWorker } from '../temporal/connect-worker.ts'
import { readConnectionSettings } from '../temporal/connection-settings.ts'
import { startWorker } from '../temporal/start-worker.ts'
import { armedSoon } from './armed-soon.ts'
import { quietRuntime } from './quiet-runtime.ts'
import { stepsWithoutWorld } from './steps-without-world.ts'

const { DATABASE_URL: url = '', TASK_QUEUE: taskQueue = '', BUNDLE: bundle = '' } = process.env
quietRuntime()
const db = await openDatabase({ url })
const services = { db, clock: { now: () => Date.now() }, log: pino({ level: 'silent' }) } as unknown as Services
const activityHandlers = stepsWithoutWorld(services)
const begin = process.env.ARMED_SOON ? armedSoon(services, activityHandlers.begin) : activityHandlers.begin
const settings = readConnectionSettings(process.env)
await startWorker({
  ...services,
  activityHandlers: { ...activityHandlers, begin },
  connection: await connectWorker(settings),
  namespace: settings.namespace,
  dataConverter: {},
  workflowBundle: { code: readFileSync(bundle, 'utf8') },
  searchAttributes: { areKnown: () => true },
  taskQueue,
})
process.send?.('ready')
// Nobody is left for whom it could work.
process.once('disconnect', () => process.exit(0))
