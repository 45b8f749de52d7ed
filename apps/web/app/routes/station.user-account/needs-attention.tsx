import type { Attention } from '@hourcast/domain/overview/attention'
import { wizardAddress } from '@hourcast/domain/wizard/wizard-address'
import { Link } from '@remix-run/react'
import { Card } from '../../components/card.tsx'
import { forgetOtherWizard } from '../../components/wizard/kept-wizard.ts'
import { ABOUT_WORDS, ATTENTION, sentenceOf } from './overview-words.ts'

/** How grave it is, which the words say too. */
const TONES: Record<Attention['about'], 'bad' | 'busy'> = {
  ...{ failed: 'bad', missed: 'bad', outage: 'bad', 'refused-ahead': 'bad', 'given-up': 'bad' },
  ...{ 'fell-back': 'busy', untold: 'busy', sources: 'busy', mail: 'busy', paused: 'busy' },
}

const Ways = ({ one }: { one: Attention }) => {
  const { schedulerId, hostName, about } = one
  if (about === 'outage')
    return (
      <p className="attention-ways">
        <Link to="/station/history?state=missed">{ATTENTION.missed}</Link>
      </p>
    )
  const isAboutHost = about === 'mail' || about === 'paused'
  return (
    <p className="attention-ways">
      {about === 'fell-back' || about === 'untold' || about === 'sources' || about === 'given-up' ? (
        <a href={`/station/${schedulerId}/${one.broadcastId}.mp3`}>
          {ATTENTION.hear}
          <span className="unseen"> with {hostName}</span>
        </a>
      ) : null}
      {'broadcastId' in one ? (
        <Link to={`/station/history/${one.broadcastId}`}>
          {ATTENTION.broadcast}
          <span className="unseen"> of {hostName}</span>
        </Link>
      ) : null}
      {isAboutHost ? (
        <Link to="/station/scheduler">{ATTENTION.schedulers}</Link>
      ) : about === 'missed' ? null : (
        <Link
          to={wizardAddress(schedulerId, 'kind' in one && one.kind ? 'Confirm' : 'AIHost')}
          onClick={forgetOtherWizard(schedulerId)}
        >
          {ATTENTION.settings}
          <span className="unseen"> of {hostName}</span>
        </Link>
      )}
    </p>
  )
}

/** What the owner should look at, the gravest first; that there is nothing is news too. */
export const NeedsAttention = ({ items }: { items: readonly Attention[] }) =>
  items.length === 0 ? (
    <p className="state all-well">{ATTENTION.none}</p>
  ) : (
    <Card className="attention" title={ATTENTION.title} aside={<span className="badge figures">{items.length}</span>}>
      <ul>
        {items.map((one) => (
          <li key={`${one.about} ${one.schedulerId} ${'kind' in one ? one.kind : ''}`}>
            <span className="state" data-tone={TONES[one.about]}>
              {ABOUT_WORDS[one.about]}
            </span>
            <div className="attention-words">
              <p>{sentenceOf(one)}</p>
              {'reason' in one && one.reason ? <p className="soft">{one.reason}</p> : null}
              <Ways one={one} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
