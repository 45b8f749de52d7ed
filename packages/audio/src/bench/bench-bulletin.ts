import type { RenderRequest } from '../studio-types.ts'

const BULLETIN = [
  'Good morning, this is Clara with the news at nine on Harbour Radio.',
  'The city council has approved the new tram line between the old harbour and the university. Work begins in the spring, and the first trams are to run in three years.',
  'Researchers at the institute of marine biology have found a colony of sea horses in the bay. They had been thought lost for forty years. The colony is small but healthy, and divers are asked to keep their distance.',
  'In sport, the home side won three to two after extra time, and meets the champions on Sunday.',
  'And the weather: bright spells in the morning, a few showers from the west later on, with highs of twenty one degrees.',
  'That was the news. I am Clara, and I will be back at ten.',
]

/** About 45 s of American English. */
export const benchBulletin = (title: string): RenderRequest => ({
  segments: BULLETIN.map((spoken) => ({ spoken, pauseAfterMs: 600 })),
  language: 0,
  tone: 0,
  hostName: 'Clara',
  loudnessLufs: -16,
  tags: { title, host: 'Clara', station: 'Harbour Radio', date: '2026-10-25', language: 'en-US' },
})
