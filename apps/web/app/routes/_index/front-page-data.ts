import type { FrontPage } from '@hourcast/server/pages/load-front-page'
import type { HeardAlert } from '@hourcast/server/samples/load-heard-alert'
import { ALERT } from '../../components/alert/alert-words.ts'
import { audioObject, organization, type StructuredData } from '../../components/head/structured-data.ts'

type Heard = { station: Pick<FrontPage, 'onAir'> | null; alert: HeardAlert | null }

/** Of the first page, for search engines: whose it is, and what can be heard on it. Both are read in English. */
export const frontPageData = (publicUrl: string, { station, alert }: Heard): StructuredData[] => {
  const heard = []
  if (station?.onAir) {
    const { title, audioUrl, durationMs, segments, airAt } = station.onAir
    heard.push({ name: title, path: audioUrl, durationMs, segments, madeAt: airAt })
  }
  if (alert) heard.push({ ...alert, name: ALERT.title, path: alert.audioPath, durationMs: alert.seconds * 1000 })
  return [organization(publicUrl), ...heard.map((each) => audioObject(publicUrl, { ...each, language: 'en-US' }))]
}
