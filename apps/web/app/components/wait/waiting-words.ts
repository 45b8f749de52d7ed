/** What a wait says of itself, as a studio would. */
export const WAITING_WORDS = [
  'Warming up the microphone …',
  'Adjusting the headphones …',
  'Clearing the throat …',
  'Looking at the clock …',
  'Sorting the notes …',
  'Sharpening the pencil …',
  'Asking for quiet in the studio …',
  'Checking the levels …',
  'Underlining the names …',
  'Closing the studio door …',
  'Pouring a glass of water …',
  'Waiting for the red light …',
] as const

/** One of them; `random` is 0 to 1, 1 excluded, like Math.random(). */
export const pickWaitingWords = (random: number): string =>
  WAITING_WORDS[Math.floor(random * WAITING_WORDS.length)] ?? WAITING_WORDS[0]
