// What a worker does for an owner's desk, as a process of its own, to be killed: it delivers again and sends webhooks. DATABASE_URL, DATA_DIR (where
// the audio lies), SEAL_KEYS, ALLOW (which private hosts may be reached) and SHIFT_MS (how much later it is than on the machine's clock).
import { openDatabase } from '@hourcast/db/open-database'
import { readConfig } from '@hourcast/server/config'
import { createFileDriver } from '@hourcast/server/delivery/file-driver'
import { createInProcessBus } from '@hourcast/server/events/in-process-bus'
import { redeliver } from '@hourcast/server/history/redeliver'
import { createSealer } from '@hourcast/server/secrets/create-sealer'
import { parseSealKeys } from '@hourcast/server/secrets/seal-keys'
import type { Services } from '@hourcast/server/services'
import { createAddressGuard } from '@hourcast/server/sources/address-guard'
import { createFileAudioStore } from '@hourcast/server/storage/file-audio-store'
import { startWebhooks } from '@hourcast/server/webhooks/start-webhooks'
import { pino } from 'pino'
import { startEngine } from '../embedded/start-engine.ts'
import { stepsWithoutWorld } from './steps-without-world.ts'

const { DATABASE_URL: url = '', DATA_DIR: dataDir = '', SEAL_KEYS = '', ALLOW: allow = '', SHIFT_MS = '0' } = process.env
const [guard, sealer] = [createAddressGuard({ allow }), createSealer(parseSealKeys(SEAL_KEYS))]
const services = {
  ...{ db: await openDatabase({ url }), clock: { now: () => Date.now() + Number(SHIFT_MS) }, log: pino({ level: 'silent' }) },
  ...{ config: readConfig({}), sessionSecret: 'secret of a test, at least 32 long', guard, sealer, dice: () => 0 },
  ...{ audioStore: createFileAudioStore(dataDir), drivers: { ftp: createFileDriver('ftp', { guard, sealer }) } },
} as unknown as Services
await startWebhooks(services, createInProcessBus())
await startEngine({
  ...services,
  activityHandlers: stepsWithoutWorld(services),
  renderIdent: async () => {},
  redeliver: (id, signal) => redeliver(services, id, signal),
})
process.send?.('ready')
// Nobody is left for whom it could work.
process.once('disconnect', () => process.exit(0))
