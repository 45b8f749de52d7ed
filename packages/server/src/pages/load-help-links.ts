import { linkAddressesOf } from '../link/link-address.ts'
import type { Services } from '../services.ts'

const MADE_UP = 'your-scheduler'

/** The addresses that the help is written with: of the reader's oldest host, else of the example station, else made up. */
export const loadHelpLinks = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  { stationId, email }: { stationId: string | null; email: string | null },
) => {
  const first = (station: object) =>
    db.prisma.scheduler.findFirst({ where: { deletedAt: null, ...station }, orderBy: { createdAt: 'asc' }, select: { id: true } })
  const own = stationId === null ? null : await first({ stationId })
  const example = own ?? (await first({ station: { isExample: true } }))
  return {
    ...linkAddressesOf(config.PUBLIC_URL, example?.id ?? MADE_UP),
    publicUrl: config.PUBLIC_URL,
    whose: own ? ('own' as const) : example ? ('example' as const) : ('none' as const),
    email: email ?? 'you@station.example',
  }
}
