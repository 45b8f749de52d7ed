import { createHash } from 'node:crypto'
import { genderOfName } from '@hourcast/domain/hosts/gender-of-name'
import { genderOfHost } from '@hourcast/domain/hosts/host-names'
import type { RenderRequest } from './studio-types.ts'

/** Raised with every change that makes the same request sound or read differently: old files in a cache are then left alone. */
const PIPELINE_VERSION = 2

/** Raised with every change of the beds' sound. */
const BED_VERSION = 3

/** Hash of everything that shapes the bytes: the request, the voice that is asked to speak it, and this pipeline's version. */
export const renderingId = (request: RenderRequest, voiceIdentity: string): string => {
  const { segments, language, tone, hostName, voice, loudnessLufs, targetMs, tags, around, bed } = request
  const typed = genderOfHost(hostName) ? null : genderOfName({ hostName, language })
  const content = [
    PIPELINE_VERSION,
    voiceIdentity,
    segments.map(({ spoken, pauseAfterMs }) => [spoken, pauseAfterMs]),
    [language, tone, hostName, loudnessLufs],
    [tags.title, tags.host, tags.station, tags.date, tags.language],
    // The man and the woman of the built-in voice are one identity.
    ...(voice ? [{ voice }] : []),
    // A name that becomes known is spoken by another one from then on.
    ...(typed ? [{ gender: typed }] : []),
    ...(targetMs === undefined ? [] : [{ targetMs }]),
    ...(bed ? [{ bed: [BED_VERSION, bed.trackId, bed.withoutMusic, bed.storyEnds] }] : []),
    // Without recordings the id stays what it was before there were any.
    ...(around ? [[around.before, around.after].map((recordings) => recordings.map(({ id }) => id))] : []),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
