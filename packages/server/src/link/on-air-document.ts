import { createHash } from 'node:crypto'
import { type Script, scriptText } from '@hourcast/domain/sources/content'
import type { Config } from '../config.ts'
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

export const hashOfScript = (script: Script | null | undefined): string | null =>
  script ? createHash('sha256').update(scriptText(script)).digest('hex') : null

const scriptHashOf = async ({ db }: Pick<Services, 'db'>, broadcastId: string): Promise<string | null> => {
  const { rows } = await db.pool.query<{ script: Script | null }>('SELECT script FROM broadcast WHERE id = $1', [broadcastId])
  return hashOfScript(rows[0]?.script)
}

export const onAirDocument = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  onAir: OnAir,
  scriptHash: string | null,
): OnAirDocument => ({
  title: onAir.title,
  station: onAir.stationName,
  host: onAir.hostName,
  slot: onAir.wall,
  timeZone: onAir.timeZone,
  airAt: new Date(onAir.airAt).toISOString(),
  duration: onAir.audio.durationMs / 1000,
  loudness: Math.round(onAir.audio.lufs * 10) / 10,
  scriptHash,
  rung: onAir.rung,
  late: onAir.late,
  machineMade: true,
  audio: {
    url: onAirAddressOf(PUBLIC_URL, onAir),
    type: 'audio/mpeg',
    sizeBytes: onAir.audio.sizeBytes,
    sha256: onAir.audio.sha256,
  },
})

/** Null when nothing is on air. */
export const findOnAirDocument = async (
  services: Pick<Services, 'db' | 'config' | 'audioStore'>,
  input: { schedulerId: string; now: number },
): Promise<OnAirDocument | null> => {
  const onAir = await findOnAir(services, input)
  if (onAir === null) return null
  return onAirDocument(services.config, onAir, isOwnAudio(onAir) ? await scriptHashOf(services, onAir.broadcastId) : null)
}
