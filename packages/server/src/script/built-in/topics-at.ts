import { topicPattern } from '@hourcast/domain/tasks/read-task'
import { TOPICS } from '@hourcast/domain/tasks/topics'
import { TONGUES, type Tongue } from '../tongue.ts'

/** What a story of these topics is known by, in each tongue; `places` in its list of topics. */
export const topicsAt = (places: readonly number[]): Readonly<Partial<Record<Tongue, RegExp>>> =>
  Object.fromEntries(
    TONGUES.flatMap((tongue) => {
      const pattern = topicPattern(places.flatMap((at) => TOPICS[tongue]?.[at] ?? []))
      return pattern === undefined ? [] : [[tongue, pattern]]
    }),
  )
