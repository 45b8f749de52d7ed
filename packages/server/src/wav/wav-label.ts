import type { WavLabel } from '@hourcast/audio/wav/wav-facts'
import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { wallSecondAt } from '@hourcast/domain/slots/time-zone'
import { MINUTE_MS } from '@hourcast/domain/time-units'

type Told = {
  broadcastId: string
  schedulerId: string
  title: string
  stationName: string
  hostName: string
  presentationType: number
  airAt: number
  timeZone: string
  /** So long after its air time the station would not have it aired again. */
  staleLimitMinutes: number
  rung: Rung | null
  lastWordMs: number | null
}

const wallOf = (timeZone: string, at: number): WavLabel['airs'] => {
  const [date = '', time = ''] = wallSecondAt(timeZone, at).split('T')
  return { date, time }
}

/** What the head of a WAV says of a broadcast, by the station's clock. */
export const wavLabel = ({
  stationName,
  hostName,
  presentationType,
  airAt,
  timeZone,
  staleLimitMinutes,
  rung,
  ...told
}: Told): WavLabel => ({
  ...told,
  station: stationName,
  host: hostName,
  category: findPresentationType(presentationType)?.name ?? '',
  airs: wallOf(timeZone, airAt),
  ends: wallOf(timeZone, airAt + staleLimitMinutes * MINUTE_MS),
  isMachineMade: rung !== 'recording',
})
