import type { RenderRequest } from '../studio-types.ts'
import { SAMPLE_BULLETINS } from './sample-bulletins.ts'

/** A request for the sample bulletin of a language; `sentences` of its three, all unless told otherwise. */
export const sampleRequest = ({ language = 0, tone = 0, hostName = 'Clara', sentences = 3 } = {}): RenderRequest => ({
  segments: (SAMPLE_BULLETINS[language] ?? []).slice(0, sentences).map((spoken) => ({ spoken, pauseAfterMs: 600 })),
  language,
  tone,
  hostName,
  loudnessLufs: -16,
  tags: { title: 'Wiadomości o 9:00 – नमस्कार', host: hostName, station: 'Hörfunk Süd', date: '2026-10-25', language: 'en-US' },
})
