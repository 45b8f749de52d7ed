import type { Database } from '@hourcast/db/open-database'
import { INQUIRY_KEPT_MS } from '@hourcast/domain/inquiries/inquiry-limits'

/** `now` in epoch milliseconds. */
export const forgetOldInquiries = ({ prisma }: Pick<Database, 'prisma'>, now: number): Promise<unknown> =>
  prisma.inquiry.deleteMany({ where: { receivedAt: { lte: new Date(now - INQUIRY_KEPT_MS) } } })
