import { previewParams } from '@hourcast/domain/calls/content-calls'
import type { Slice } from '@hourcast/server/storage/audio-store'
import { defineCall } from '../call.ts'

export const getPreview = defineCall({
  method: 'get',
  path: '/previews/{previewId}.mp3',
  id: 'getPreview',
  tag: 'Samples and previews',
  summary: 'The audio of a preview, for the owner who made it',
  description: 'For a day. Ranges are served.',
  who: 'owner',
  params: previewParams,
  answers: {
    200: { description: 'The MP3.', type: 'audio/mpeg' },
    206: { description: 'The range that was asked for.', type: 'audio/mpeg' },
    416: { description: 'There is no such range.' },
  },
  problems: ['not-found'],
  limit: 120,
  example: { params: { previewId: 'ababababababababababababababababab' } },
  handle: async (services, { caller, params }) => {
    const audio = await services.previews.findAudio({ stationId: caller.stationId, audioId: params.previewId })
    if (!audio.ok) return audio
    const { sha256, sizeBytes } = audio.value
    const stream = (slice: Slice) => services.audioStore.stream(audio.value, slice)
    return { ok: true, value: { status: 200, audio: { sha256, sizeBytes, stream } } }
  },
})
