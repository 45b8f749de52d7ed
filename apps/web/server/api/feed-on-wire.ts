import type { feedAnswer } from '@hourcast/domain/calls/feed-calls'
import type { ListedFeed } from '@hourcast/server/feeds/list-feeds'
import type { z } from 'zod'

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** A feed as programs see it. */
export const feedOnWire = ({ health, test: _, ...feed }: ListedFeed): z.input<typeof feedAnswer> => ({
  ...feed,
  ...{ readAt: iso(health.readAt), readBy: health.readBy, found: health.found, newestAt: iso(health.newestAt) },
  ...{ failingSince: iso(health.failingSince), fault: health.fault },
})
