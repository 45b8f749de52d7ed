import { kindsReleasedBy } from '@hourcast/domain/delivery/delivery-kinds'

/** For `kind IN (…)`: what the clock releases, once it is staged. */
export const CLOCK_KINDS = kindsReleasedBy('clock')
  .map((kind) => `'${kind}'`)
  .join(', ')
