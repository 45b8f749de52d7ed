import type { WavFacts, WavLabel } from '../wav-facts.ts'

export const LABEL: WavLabel = {
  title: 'Radio Köln: the news',
  station: 'Radio Köln',
  host: 'Żaneta',
  category: 'News',
  broadcastId: 'k3v7x2q5m4t6w2y7b5d3f4h6j2',
  schedulerId: 'abcdefghijklmnopqrstuvwxyz',
  airs: { date: '2026-10-25', time: '02:30:01' },
  ends: { date: '2026-10-25', time: '05:30:01' },
  lastWordMs: 1_525,
  isMachineMade: true,
}

export const FACTS: WavFacts = {
  frames: 96_000,
  bodyBytes: 384_000,
  kbps: 128,
  isOfMono: false,
  loudness: { lufs: -16.023, range: 4.5, truePeakDbtp: -1.37, maxMomentary: -11.2, maxShortTerm: null },
}
