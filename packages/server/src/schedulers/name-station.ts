import type { Rows } from '@hourcast/db/open-database'
import { defaultStationName } from '@hourcast/domain/stations/default-station-name'

/** A station without a name of its own takes the one that its host says on air. */
export const nameStation = async (
  tx: Rows,
  { stationId, stationName }: { stationId: string; stationName: string },
): Promise<void> => {
  const { name, owner } = await tx.station.findUniqueOrThrow({
    where: { id: stationId },
    select: { name: true, owner: { select: { email: true } } },
  })
  if (name === defaultStationName(owner.email) && name !== stationName)
    await tx.station.update({ where: { id: stationId }, data: { name: stationName } })
}
