import { type DeliveryKind, FILE_KINDS, type FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Sealer } from '../secrets/seal.ts'
import type { AddressGuard } from '../sources/address-guard.ts'
import type { DeliveryDriver } from './delivery-types.ts'
import { createEmailDriver } from './email-driver.ts'
import { createFileDriver } from './file-driver.ts'
import { createLinkDriver } from './link-driver.ts'

export type DriverNeeds = {
  config: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM'>
  guard: AddressGuard
  sealer: Sealer
  mailer: Mailer
  sessionSecret: string
}

type FileDrivers = Record<FileKind, DeliveryDriver>

/** One driver for each kind of target. */
export const createDrivers = ({
  config,
  guard,
  sealer,
  mailer,
  sessionSecret,
}: DriverNeeds): Record<DeliveryKind, DeliveryDriver> => ({
  link: createLinkDriver(config),
  email: createEmailDriver({ config, mailer, sessionSecret }),
  ...(Object.fromEntries(FILE_KINDS.map((kind) => [kind, createFileDriver(kind, { guard, sealer })])) as FileDrivers),
})
