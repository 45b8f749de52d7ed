import type { Services } from '../services.ts'

const SHOWN = 1_000

/** For the people who run this instance, the newest first. */
export const listInquiries = ({ db }: Pick<Services, 'db'>) =>
  db.prisma.inquiry.findMany({
    omit: { id: true, isReceipted: true, isTold: true },
    orderBy: { receivedAt: 'desc' },
    take: SHOWN,
  })

export type ListedInquiry = Awaited<ReturnType<typeof listInquiries>>[number]
