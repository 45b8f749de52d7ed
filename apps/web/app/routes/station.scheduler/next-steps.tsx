import type { SchedulerSummary } from '@hourcast/server/schedulers/scheduler-summary'
import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { CompactPlayer } from '../../components/player/compact-player.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { CopyLink } from './copy-link.tsx'
import { newRequestId } from './new-request-id.ts'

type Answer = { ok: true } | { ok: false; problem: { message: string } }
type Props = { card: SchedulerSummary; antiForgery: string; onClose: () => void }

/** After a save: what makes a host heard. */
export const NextSteps = ({ card: { scheduler, link, kinds }, antiForgery, onClose }: Props) => {
  const titleId = useId()
  const { schedulerId, hostName, audioFileUrl } = scheduler
  return (
    <section className="sheet next-steps" aria-labelledby={titleId}>
      <div className="sheet-head">
        <h2 id={titleId}>Next: copy the link, hear it, connect your playout</h2>
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
      </div>
      <ol>
        <li>
          <h3>Copy the link</h3>
          <p className="soft">It always leads to the newest bulletin of {hostName}.</p>
          <CopyLink link={link} hostName={hostName} />
        </li>
        <li>
          <h3>Hear it</h3>
          {audioFileUrl ? (
            <CompactPlayer sound={{ audioUrl: new URL(audioFileUrl).pathname }} name={`the first bulletin of ${hostName}`} />
          ) : (
            <>
              <p className="soft">Nothing has aired yet. One bulletin now, beside the plan, and it plays here.</p>
              <RunFirst schedulerId={schedulerId} hostName={hostName} antiForgery={antiForgery} />
            </>
          )}
        </li>
        <li>
          <h3>Connect your playout</h3>
          <p className="soft">What to paste where:</p>
          <p className="help-links">
            <Link to="/support#link">The direct link</Link>
            {kinds.includes('ftp') || kinds.includes('sftp') ? <Link to="/support#files">FTP and SFTP</Link> : null}
            {kinds.includes('email') ? <Link to="/support#mail">E-mail</Link> : null}
            <Link to="/support#playout">Liquidsoap, RadioDJ, mAirList and others</Link>
          </p>
        </li>
      </ol>
    </section>
  )
}

const RunFirst = ({ schedulerId, hostName, antiForgery }: { schedulerId: string; hostName: string; antiForgery: string }) => {
  const fetcher = useFetcher<Answer>()
  const toast = useToast()
  const [requestId] = useState(newRequestId)
  const answer = fetcher.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what sets it off
  useEffect(() => {
    if (answer?.ok === false) toast({ kind: 'error', text: answer.problem.message })
  }, [answer])
  if (answer?.ok) return <p role="status">{hostName} is preparing a bulletin. It plays here as soon as it is on air.</p>
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="antiForgery" value={antiForgery} />
      <input type="hidden" name="schedulerId" value={schedulerId} />
      <input type="hidden" name="requestId" value={requestId} />
      <Button type="submit" variant="secondary" name="intent" value="run" isBusy={fetcher.state !== 'idle'}>
        Make the first bulletin
      </Button>
    </fetcher.Form>
  )
}
