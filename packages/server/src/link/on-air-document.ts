import { createHash } from 'node:crypto'
import { type Script, scriptText } from '@hourcast/domain/sources/content'
import type { Services } from '../services.ts'
import { findOnAir } from './find-on-air.ts'
import { onAirAddressOf } from './link-address.ts'
import { isOwnAudio, type OnAir } from './on-air.ts'

/** What stands at `/station/{schedulerId}.json`: what the link serves now, for programs. */
export type OnAirDocument = {
  title: string
  station: string
  host: string
  /** Wall time in `timeZone`. */
  slot: string
  timeZone: string
  /** ISO instant. */
  airAt: string
  /** Seconds. */
  duration: number
  /** LUFS, integrated. */
  loudness: number
  /** Hex SHA-256 of the script's text; null when an audio airs that has none. */
  scriptHash: string | null
  rung: OnAir['rung']
  late: boolean
  machineMade: true
  audio: { url: string; type: 'audio/mpeg'; sizeBytes: number; sha256: string }
}

const scriptHashOf = async ({ db }: Pick<Services, 'db'>, broadcastId: string): Promise<string | null> => {
  const { rows } = await db.pool.query<{ script: Script | null }>('SELECT script FROM broadcast WHERE id = $1', [broadcastId])
  const script = rows[0]?.script
  return script ? createHash('sha256').update(scriptText(script)).digest('hex') : null
}

/** Null when nothing is on air. */
export const findOnAirDocument = async (
  services: Pick<Services, 'db' | 'config' | 'audioStore'>,
  input: { schedulerId: string; now: number },
): Promise<OnAirDocument | null> => {
  const onAir = await findOnAir(services, input)
  if (onAir === null) return null
  const { audio, broadcastId } = onAir
  return {
    title: onAir.title,
    station: onAir.stationName,
    host: onAir.hostName,
    slot: onAir.wall,
    timeZone: onAir.timeZone,
    airAt: new Date(onAir.airAt).toISOString(),
    duration: audio.durationMs / 1000,
    loudness: Math.round(audio.lufs * 10) / 10,
    scriptHash: isOwnAudio(onAir) ? await scriptHashOf(services, broadcastId) : null,
    rung: onAir.rung,
    late: onAir.late,
    machineMade: true,
    audio: {
      url: onAirAddressOf(services.config.PUBLIC_URL, onAir),
      type: 'audio/mpeg',
      sizeBytes: audio.sizeBytes,
      sha256: audio.sha256,
    },
  }
}
