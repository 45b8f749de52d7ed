import { CONFIRM_DELETE_SCHEDULER } from '@hourcast/domain/messages'
import { wizardAddress } from '@hourcast/domain/wizard/wizard-address'
import { Link, useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { DeleteButton } from '../../components/dialog/delete-button.tsx'
import { SureField } from '../../components/dialog/sure-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { forgetOtherWizard } from '../../components/wizard/kept-wizard.ts'
import { doneInWords } from './done-in-words.ts'
import { newRequestId } from './new-request-id.ts'
import type { Undone } from './undo-bar.tsx'

type Props = {
  schedulerId: string
  hostName: string
  isActive: boolean
  antiForgery: string
  /** Without scripts the page asks in the second try. */
  isAsked: boolean
  /** It is paused or deleted: the page says so, and offers the way back. */
  onUndoable: (undone: Undone | null) => void
}
type Answer = { ok: true } | { ok: false; problem: { message: string } }

const DETAIL = 'What has not begun will not air, and its link goes silent.'

/** Pause or resume, run now, edit, delete. Works without scripts, as forms. */
export const SchedulerActions = ({ schedulerId, hostName, isActive, antiForgery, isAsked, onUndoable }: Props) => {
  const fetcher = useFetcher<Answer>()
  const toast = useToast()
  // The same click sent twice is one broadcast.
  const [requestId, setRequestId] = useState('')
  useEffect(() => setRequestId(newRequestId()), [])
  const intent = String(fetcher.formData?.get('intent') ?? '')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (intent !== '') setAsked(intent)
  }, [intent])

  const answer = fetcher.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what sets it off
  useEffect(() => {
    if (!answer) return
    if (!answer.ok) return toast({ kind: 'error', text: answer.problem.message })
    if (asked === 'delete' || asked === 'pause') onUndoable({ intent: asked, schedulerId, hostName })
    if (asked === 'resume') onUndoable(null)
    const done = doneInWords(asked, { hostName })
    if (done) toast({ kind: 'success', text: done })
    setRequestId(newRequestId())
  }, [answer])

  const isBusy = (name: string) => fetcher.state !== 'idle' && intent === name
  return (
    <fetcher.Form method="post" className="card-actions">
      <input type="hidden" name="antiForgery" value={antiForgery} />
      <input type="hidden" name="schedulerId" value={schedulerId} />
      <input type="hidden" name="requestId" value={requestId} />
      <SureField isAsked={isAsked} />
      <Button type="submit" variant="quiet" name="intent" value="run" isBusy={isBusy('run')}>
        Run now
      </Button>
      <Button
        type="submit"
        variant="quiet"
        name="intent"
        value={isActive ? 'pause' : 'resume'}
        isBusy={isBusy('pause') || isBusy('resume')}
      >
        {isActive ? 'Pause' : 'Resume'}
      </Button>
      <Link
        className="icon-button"
        to={wizardAddress(schedulerId)}
        aria-label={`Edit ${hostName}`}
        onClick={forgetOtherWizard(schedulerId)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 20l1-4L16.5 4.5l3 3L8 19l-4 1zM14.5 6.5l3 3" />
        </svg>
      </Link>
      <DeleteButton
        variant="quiet"
        aria-label={`Delete ${hostName}`}
        question={CONFIRM_DELETE_SCHEDULER}
        detail={DETAIL}
        isAsked={isAsked}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6" />
        </svg>
      </DeleteButton>
    </fetcher.Form>
  )
}
