import type { HostState } from './attention.ts'

/** What brings a station on: one thing at a time. */
export type NextStep =
  | { step: 'create' }
  | { step: 'resume' | 'confirm-mail' | 'first-broadcast' | 'connect-playout'; schedulerId: string; hostName: string }

export type SteppingHost = Pick<HostState, 'schedulerId' | 'hostName' | 'isActive' | 'mailConsent' | 'last'> & {
  /** It goes elsewhere besides the direct link: by mail, to a file server. */
  hasOthers: boolean
  /** How often a program other than a browser took it from the link within the last seven days. */
  pickUps: number
}

const of = (step: Exclude<NextStep['step'], 'create'>, host: SteppingHost | undefined): NextStep | null =>
  host ? { step, schedulerId: host.schedulerId, hostName: host.hostName } : null

/**
 * In the order in which a station comes to air: a host, one that is not paused, a recipient who has agreed, a first broadcast, and somebody
 * who takes it. Null when all of it is done.
 */
export const nextStep = (hosts: readonly SteppingHost[]): NextStep | null => {
  if (hosts.length === 0) return { step: 'create' }
  const active = hosts.filter(({ isActive }) => isActive)
  if (active.length === 0) return of('resume', hosts[0])
  const aired = active.filter(({ last }) => last?.state === 'delivered')
  return (
    of(
      'confirm-mail',
      active.find(({ mailConsent }) => mailConsent === 'waiting'),
    ) ??
    (aired.length === 0 ? of('first-broadcast', active[0]) : null) ??
    of(
      'connect-playout',
      aired.find(({ hasOthers, pickUps }) => !hasOthers && pickUps === 0),
    )
  )
}
