import type { Services } from '@hourcast/server/services'
import type { Slice } from '@hourcast/server/storage/audio-store'
import { logForeignRow } from '@hourcast/server/telemetry/log-foreign-row'
import { findVoiceAudio } from '@hourcast/server/voices/find-voice-audio'
import { type RequestHandler, Router } from 'express'
import { sendAnswer, sendProblem } from './api/send-answer.ts'
import { findOwner } from './find-owner.ts'
import { headersOf } from './headers-of.ts'

/** The sound of a recording, for its owner alone; outside of Remix, whose answers know no ranges. */
export const voiceRoutes = (services: Services): Router => {
  const play: RequestHandler = async (request, response) => {
    const owner = await findOwner(headersOf(request), services)
    if (!owner) return sendProblem(request, response, { code: 'unauthenticated', message: 'Sign in first.' })
    const voiceId = request.params.voice ?? ''
    const audio = await findVoiceAudio(services, { stationId: owner.stationId, voiceId })
    if (!audio) {
      await logForeignRow(services, { ownerId: owner.ownerId, kind: 'voice', id: voiceId, ip: request.ip })
      return sendProblem(request, response, { code: 'not-found', message: 'This recording does not exist.' })
    }
    const { sha256, sizeBytes } = audio
    const stream = (slice: Slice) => services.audioStore.stream(audio, slice)
    return sendAnswer(request, response, { status: 200, audio: { sha256, sizeBytes, stream } })
  }
  const router = Router()
  router.get('/station/voices/:voice([a-zA-Z0-9_-]{1,64})/sound', play)
  return router
}
