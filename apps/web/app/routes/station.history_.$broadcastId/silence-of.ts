import type { OpenedBroadcast } from '@hourcast/server/history/load-broadcast'
import { BROADCAST_WORDS as WORDS } from './broadcast-words.ts'

type Silent = Pick<OpenedBroadcast, 'audioRemovedAt' | 'state' | 'isSchedulerDeleted' | 'airAt' | 'wall' | 'now'> & {
  audio: object | null
}

/** Why it cannot be heard here, or from when on. */
export const silenceOf = ({ audio, audioRemovedAt, state, isSchedulerDeleted, airAt, wall, now }: Silent): string => {
  if (audioRemovedAt !== null) return WORDS.audioGone
  if (!audio) return WORDS.noAudio
  const isUnderWay = state === 'preparing' || state === 'staged'
  if (!isUnderWay || isSchedulerDeleted) return WORDS.audioUnserved
  return airAt > now ? `${WORDS.audioFrom} ${wall.slice(11)}.` : WORDS.audioSoon
}
