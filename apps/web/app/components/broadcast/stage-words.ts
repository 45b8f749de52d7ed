import type { Stage } from '@hourcast/domain/broadcasts/broadcast'

/** What is happening to a broadcast, as a sentence part for people. */
export const STAGE_WORDS: Record<Stage, string> = {
  reading: 'reading the sources',
  writing: 'writing the script',
  speaking: 'speaking',
  mastering: 'mastering',
  staging: 'handing over',
  waiting: 'waiting for the hour',
  releasing: 'going on air',
  done: 'done',
}
