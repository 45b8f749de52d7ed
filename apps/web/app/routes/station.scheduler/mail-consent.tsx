import type { SchedulerWire } from '@hourcast/domain/calls/wire'
import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { consentWords } from '../../components/consent/consent-words.ts'
import { Button } from '../../components/form/button.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { doneInWords } from './done-in-words.ts'

type Answer = { ok: true; value: { consent: string } } | { ok: false; problem: { message: string } }
type Props = { scheduler: SchedulerWire; antiForgery: string }

/** Where the bulletins are mailed, and what its reader has said to it. Works without scripts, as a form. */
export const MailConsent = ({ scheduler: { schedulerId, hostName, email, emailConsent }, antiForgery }: Props) => {
  const fetcher = useFetcher<Answer>()
  const toast = useToast()
  const answer = fetcher.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what sets it off
  useEffect(() => {
    if (!answer) return
    if (!answer.ok) return toast({ kind: 'error', text: answer.problem.message })
    const done = doneInWords('ask', { hostName, email }, answer.value.consent)
    if (done) toast({ kind: 'success', text: done })
  }, [answer])

  const words = consentWords(emailConsent)
  if (!words) return <span className="address">{email}</span>
  return (
    <fetcher.Form method="post" className="mail-consent">
      <input type="hidden" name="antiForgery" value={antiForgery} />
      <input type="hidden" name="schedulerId" value={schedulerId} />
      <span className="address">{email}</span>
      <span className="state" data-tone={emailConsent === 'waiting' ? 'busy' : 'bad'}>
        {words.state}
      </span>
      <span className="soft">{words.detail}</span>
      {words.button ? (
        <Button type="submit" variant="quiet" name="intent" value="ask" isBusy={fetcher.state !== 'idle'}>
          {words.button}
        </Button>
      ) : null}
    </fetcher.Form>
  )
}
