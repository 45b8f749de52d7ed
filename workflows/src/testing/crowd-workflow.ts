// The entry of a bundle of its own: many steps that are to be spoken, with the options that a broadcast gives them.
import { activityFor } from '../temporal/activity-for.ts'

const TRAITS = { hasSearchAttributes: false, writesHere: false }
const ONE_TRY = { tried: 0, tries: 1 }

/** One step for each of these stations. */
export const crowd = async (stations: readonly string[], until: number): Promise<void> => {
  await Promise.all(
    stations.map((stationId) => {
      const input = { stationId, until }
      return activityFor('render', [input], TRAITS, ONE_TRY)(input)
    }),
  )
}
