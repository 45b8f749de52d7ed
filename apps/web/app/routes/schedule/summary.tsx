import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { findVoiceTone } from '@hourcast/domain/hosts/voice-tones'
import { shownSource } from '@hourcast/domain/shown-text'
import { findCollisions } from '@hourcast/domain/slots/collision'
import { type Occurrence, upcomingOccurrences } from '@hourcast/domain/slots/occurrences'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { stripScheme } from '@hourcast/domain/sources/source-urls'
import { useMemo } from 'react'
import { ToneFace } from '../../components/tone-face.tsx'
import { Upcoming } from '../../components/upcoming.tsx'
import type { Wizard } from './use-wizard.ts'

const SHOWN = 10

type Props = { wizard: Wizard; timeZone: string; now: number }

const upcomingOf = (schedules: readonly Schedule[], timeZone: string, now: number): Occurrence[] => {
  const complete = schedules.filter(({ days, hours }) => days.length > 0 && hours.length > 0)
  return complete.length > 0 && findCollisions(complete).length === 0 ? upcomingOccurrences(complete, timeZone, now, SHOWN) : []
}

/** Fills in as the owner goes: the host, what it reads, when it airs, where it goes. */
export const Summary = ({ wizard: { settings }, timeZone, now }: Props) => {
  const tone = findVoiceTone(settings.voiceTone)
  const upcoming = useMemo(() => upcomingOf(settings.schedules, timeZone, now), [settings.schedules, timeZone, now])
  return (
    <aside className="summary sheet" aria-label="Your AI host so far">
      <div className="summary-host">
        <span className="summary-face" aria-hidden="true">
          <ToneFace tone={settings.voiceTone} isNamed />
        </span>
        <div>
          <p className="summary-name">{settings.hostName || 'Your host'}</p>
          <p className="soft">
            {[tone?.name, findLanguage(settings.language)?.name, settings.location].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <dl className="facts">
        <dt>On</dt>
        <dd>{settings.stationName || 'your station'}</dd>
        <dt>Speaks</dt>
        <dd>
          {findPresentationType(settings.presentationType)?.name},{' '}
          {settings.length === 'long' ? 'about 120\u00a0s' : 'about 45\u00a0s'}
        </dd>
        <dt>Reads</dt>
        <dd>{settings.processedUrls.map((source) => shownSource(stripScheme(source))).join(', ') || 'nothing yet'}</dd>
        <dt>Goes by</dt>
        <dd>{DELIVERY[settings.delivery].name}</dd>
      </dl>
      <h3>
        Next on air <span className="soft">{timeZone}</span>
      </h3>
      {upcoming.length > 0 ? (
        <Upcoming upcoming={upcoming} timeZone={timeZone} />
      ) : (
        <p className="soft">As soon as each schedule has a day and an hour, and none collide.</p>
      )}
    </aside>
  )
}
