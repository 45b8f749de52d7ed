import { HOST_NAMES } from '../hosts/host-names.ts'
import { CUSTOM_ACTION } from '../hosts/presentation-types.ts'
import { VOICE_TONES } from '../hosts/voice-tones.ts'
import { CITIES } from '../slots/cities.ts'
import { defaultSchedule } from '../slots/schedule.ts'
import { DEFAULT_CUSTOM_TASK } from './example-tasks.ts'

/** Gives a number from 0 up to, but not including, 1. */
export type Dice = () => number

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LENGTH = 12

const draw = <T>(list: readonly T[], dice: Dice): T => {
  const drawn = list[Math.floor(dice() * list.length)]
  if (drawn === undefined) throw new RangeError('Dice give a number from 0 to below 1, and there is something to draw from.')
  return drawn
}

/** A random string: unique among the schedules of one scheduler, and no secret. */
export const newScheduleId = (dice: Dice): string => Array.from({ length: ID_LENGTH }, () => draw([...ID_LETTERS], dice)).join('')

/** What is drawn for an owner who has not chosen it, in the order in which it is named before a save. */
export const DRAWN_DETAILS = ['hostName', 'voiceTone', 'location'] as const
export type DrawnDetail = (typeof DRAWN_DETAILS)[number]

/** What 'hide details' sets: who speaks, in which tone, from where. Everything else stays. */
export const randomDetails = (dice: Dice): { voiceTone: number; hostName: string; location: string } => ({
  voiceTone: draw(VOICE_TONES, dice).value,
  hostName: draw(HOST_NAMES, dice).name,
  location: draw(CITIES, dice),
})

/** The random blank defaults of a wizard without saved schedules: Custom action, English, and one schedule, Monday to Friday at 0:00. */
export const wizardDefaults = (dice: Dice) => ({
  presentationType: CUSTOM_ACTION,
  language: 0,
  customTask: DEFAULT_CUSTOM_TASK,
  ...randomDetails(dice),
  schedules: [defaultSchedule(newScheduleId(dice))],
})
