import type { KeptFolder } from '@hourcast/audio/kept-folder'
import type { Studio } from '@hourcast/audio/studio-types'
import type { Database } from '@hourcast/db/open-database'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { DeliveryDriver } from './delivery/delivery-types.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Writer } from './script/script-types.ts'
import type { Sealer } from './secrets/seal.ts'
import type { AddressGuard } from './sources/address-guard.ts'
import type { ReadSources } from './sources/source-types.ts'
import type { AudioStore } from './storage/audio-store.ts'
import type { Wavs } from './wav/wavs.ts'

/** The outside world, as every use-case gets it: `fn(services, input)`. */
export type Services = {
  config: Config
  db: Database
  clock: Clock
  log: Logger
  sealer: Sealer
  /** At least 32 characters: keys for codes, tokens and sealed paths are derived from it. */
  sessionSecret: string
  /** Which addresses that an owner has typed may be connected to. */
  guard: AddressGuard
  readSources: ReadSources
  writer: Writer
  studio: Studio
  audioStore: AudioStore
  /** What is delivered as a WAV. */
  wavs: Wavs
  /** Announcements without a station's name, one for each language and loudness. */
  stockIdents: KeptFolder
  /** Spoken sentences, for a render that goes on where another one ended. */
  speech: KeptFolder
  /** Receipts of deliveries that the database has not taken yet, for a next life of this process. */
  receipts: KeptFolder
  mailer: Mailer
  drivers: Record<DeliveryKind, DeliveryDriver>
}
