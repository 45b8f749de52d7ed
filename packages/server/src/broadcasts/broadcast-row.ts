import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import type { ContentItem, Length, Script, StoredScript } from '@hourcast/domain/sources/content'
import type { StationWord } from '@hourcast/domain/words/word-kinds'
import type { Services } from '../services.ts'
import { StepFault } from './step-fault.ts'

/** The settings that a broadcast was begun with: later edits do not touch it. */
export type BroadcastSettings = {
  stationId: string
  hostName: string
  stationName: string
  location: string
  language: number
  voiceTone: number
  presentationType: number
  customTask: string
  musicFormat: string
  /** Absent in what older programs stored. */
  musicBed?: boolean
  /** The id of the chosen voice, or empty; absent in what older programs stored. */
  voice?: string
  inputMode: 'curl' | 'https' | 'json' | 'rss'
  /** As they may be shown. */
  sources: string[]
  /** What their headers hold; opened by the step that reads them, and nowhere else. */
  sealedSources?: string | null
  length: Length
  includeDateTime: boolean
  loudnessLufs: -16 | -18 | -23 | -24
  staleLimitMinutes: number
  aiNotice: boolean
  /** The station's lists; null or absent where there are none, and in what older programs stored. */
  words?: StationWord[] | null
}

export type BegunBroadcast = {
  id: string
  schedulerId: string
  kind: 'slot' | 'now'
  airAt: number
  begunAt: number
  wall: string
  timeZone: string
  settings: BroadcastSettings
  items: ContentItem[] | null
  script: Script | null
  /** What is on air, or will be; `rung` says how it came about. */
  audioId: string | null
  rung: Rung | null
}

/** Also one that an older program stored. */
export const readScript = (stored: unknown): Script | null =>
  stored === null ? null : { leftOut: [], ...(stored as StoredScript) }

/** A broadcast that has begun. Throws when it has not: steps are called in order. */
export const requireBegun = async ({ db }: Pick<Services, 'db'>, broadcastId: string): Promise<BegunBroadcast> => {
  const row = await db.prisma.broadcast.findUniqueOrThrow({ where: { id: broadcastId } })
  if (row.settings === null) throw new StepFault('not-begun', 'This broadcast has not begun.', true)
  const content = row.content as { items: ContentItem[] } | null
  return {
    id: row.id,
    schedulerId: row.schedulerId,
    kind: row.kind as 'slot' | 'now',
    airAt: row.airAt.getTime(),
    begunAt: (row.begunAt ?? row.airAt).getTime(),
    wall: row.wall,
    timeZone: row.timeZone,
    settings: row.settings as BroadcastSettings,
    items: content?.items ?? null,
    script: readScript(row.script),
    audioId: row.audioId,
    rung: row.rung as Rung | null,
  }
}

/**
 * The fresh bulletin is there. A run that begins once more (on another engine, or after its memory was lost) makes it no second time: its
 * words are those that air.
 */
export const isRendered = (row: BegunBroadcast): row is BegunBroadcast & { audioId: string } =>
  row.rung === 'fresh' && row.audioId !== null

/** What every event of a broadcast says. */
export const eventOf = (row: Pick<BegunBroadcast, 'id' | 'schedulerId' | 'airAt' | 'kind'>) => ({
  broadcastId: row.id,
  schedulerId: row.schedulerId,
  airAt: new Date(row.airAt).toISOString(),
  kind: row.kind,
})
