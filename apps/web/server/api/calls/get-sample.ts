import { sampleParams } from '@hourcast/domain/calls/content-calls'
import { findSampleAudio } from '@hourcast/server/samples/find-sample-audio'
import type { Slice } from '@hourcast/server/storage/audio-store'
import { defineCall } from '../call.ts'

export const getSample = defineCall({
  method: 'get',
  path: '/samples/{sampleId}.mp3',
  id: 'getSample',
  tag: 'Samples and previews',
  summary: 'The audio of a ready-made demo',
  description: 'Ranges are served.',
  who: 'anyone',
  params: sampleParams,
  answers: {
    200: { description: 'The MP3.', type: 'audio/mpeg' },
    206: { description: 'The range that was asked for.', type: 'audio/mpeg' },
    416: { description: 'There is no such range.' },
  },
  problems: ['not-found'],
  limit: 240,
  example: { params: { sampleId: 'english-news' } },
  handle: async (services, { params }) => {
    const audio = await findSampleAudio(services, { id: params.sampleId })
    if (!audio.ok) return audio
    const { sha256, sizeBytes } = audio.value
    const stream = (slice: Slice) => services.audioStore.stream(audio.value, slice)
    return { ok: true, value: { status: 200, audio: { sha256, sizeBytes, stream } } }
  },
})
