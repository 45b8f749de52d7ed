import { fixedFields } from './fixed-fields.ts'
import { firstPlain } from './plain-ascii.ts'
import { riffChunk } from './riff-chunk.ts'
import { MACHINE_MARK, WAV_SAMPLE_RATE, type WavFacts, type WavLabel } from './wav-facts.ts'

const FIXED_BYTES = 602
const VERSION = 2
const UMID_BYTES = 64
const RESERVED_BYTES = 180
/** A loudness that is not known. */
const UNKNOWN = 0x7fff

/** Hundredths, as the chunk has them. */
const hundredths = (value: number | null): number =>
  value !== null && Number.isFinite(value) ? Math.max(-0x8000, Math.min(0x7ffe, Math.round(value * 100))) : UNKNOWN

/** Since midnight by the station's clock: where an editor puts it on a day's timeline. */
const samplesSinceMidnight = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * WAV_SAMPLE_RATE
}

const historyOf = ({ kbps, isOfMono }: WavFacts, isMachineMade: boolean): string => {
  const first = `A=MPEG1L3,F=44100,B=${kbps},M=${isOfMono ? 'mono' : 'joint-stereo'},T=Hourcast`
  const then = `A=PCM,F=${WAV_SAMPLE_RATE},W=16,M=stereo,T=Hourcast${isMachineMade ? `; ${MACHINE_MARK}` : ''}`
  return `${first}\r\n${then}\r\n`
}

/** The broadcast extension chunk, EBU Tech 3285 version 2. Its date and time are those of air. */
export const bextChunk = (label: WavLabel, facts: WavFacts): Buffer => {
  const { title, station, host, broadcastId, airs, isMachineMade } = label
  const { lufs, range, truePeakDbtp, maxMomentary, maxShortTerm } = facts.loudness
  const made = isMachineMade ? `Machine-made speech, ${MACHINE_MARK}` : ''
  const about = [firstPlain(title).slice(0, 160), firstPlain(host), made].filter((part) => part !== '')
  const fixed = fixedFields(FIXED_BYTES)
    .text(about.join(' - '), 256)
    .text(firstPlain(station, 'Hourcast'), 32)
    .text(broadcastId, 32)
    .text(airs.date, 10)
    .text(airs.time, 8)
    .uint64(samplesSinceMidnight(airs.time))
    .uint16(VERSION)
    .zeros(UMID_BYTES)
  for (const value of [lufs, range, truePeakDbtp, maxMomentary, maxShortTerm]) fixed.int16(hundredths(value))
  const history = Buffer.from(historyOf(facts, isMachineMade), 'latin1')
  return riffChunk('bext', Buffer.concat([fixed.zeros(RESERVED_BYTES).end(), history]))
}
