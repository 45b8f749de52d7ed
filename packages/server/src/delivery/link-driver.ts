import type { Config } from '../config.ts'
import { linkAddressesOf } from '../link/link-address.ts'
import type { DeliveryDriver } from './delivery-types.ts'

/** What the link serves follows from the broadcast's rows and the clock: both halves only say where it is. Nothing is staged that is not there. */
export const createLinkDriver = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): DeliveryDriver => ({
  stage: async ({ schedulerId, audio }) => {
    await audio.read()
    return { url: linkAddressesOf(PUBLIC_URL, schedulerId).mp3 }
  },
  release: async ({ schedulerId, audio }) => ({
    url: linkAddressesOf(PUBLIC_URL, schedulerId).mp3,
    sha256: audio.sha256,
    sizeBytes: audio.sizeBytes,
  }),
})
