import type { Services } from '../services.ts'
import { findWords } from '../words/find-station-words.ts'
import type { BegunBroadcast } from './broadcast-row.ts'
import { writeInputOf } from './prepare.ts'
import { renderScript, withMusic } from './render.ts'

/** Renders the ident that stands ready for the day when nothing else works. Run when a scheduler is saved. */
export const renderIdentOf = async (services: Services, schedulerId: string, signal: AbortSignal): Promise<void> => {
  const scheduler = await services.db.prisma.scheduler.findUnique({ where: { id: schedulerId }, include: { station: true } })
  if (!scheduler || scheduler.deletedAt) return
  const now = services.clock.now()
  const row = {
    airAt: now,
    timeZone: scheduler.station.timeZone,
    wall: new Date(now).toISOString().slice(0, 16),
    settings: {
      stationId: scheduler.stationId,
      hostName: scheduler.hostName,
      stationName: scheduler.stationName,
      location: scheduler.location,
      language: scheduler.language,
      voiceTone: scheduler.voiceTone,
      presentationType: scheduler.presentationType,
      customTask: scheduler.customTask,
      musicFormat: scheduler.musicFormat,
      voice: scheduler.voice,
      musicBed: scheduler.musicBed,
      inputMode: scheduler.inputMode as BegunBroadcast['settings']['inputMode'],
      sources: scheduler.sources,
      length: scheduler.length as 'short' | 'long',
      includeDateTime: scheduler.includeDateTime,
      loudnessLufs: scheduler.station.loudnessLufs as BegunBroadcast['settings']['loudnessLufs'],
      staleLimitMinutes: scheduler.station.staleLimitMinutes,
      aiNotice: scheduler.station.aiNotice,
      words: await findWords(services, scheduler),
    },
  }
  const script = await services.writer.write('ident', { ...writeInputOf(row), items: [], toldAt: new Map(), signal })
  // Everything that airs goes first.
  const turn = { station: scheduler.stationId, until: Number.POSITIVE_INFINITY }
  const audioId = await renderScript(services, withMusic(script, row), { signal, turn })
  await services.db.prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: audioId } })
}
