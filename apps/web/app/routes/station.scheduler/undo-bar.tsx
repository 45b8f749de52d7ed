import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { doneInWords } from './done-in-words.ts'

/** What can be taken back; without a host's name where the page was sent as a form. */
export type Undone = { intent: 'delete' | 'pause'; schedulerId: string; hostName?: string }

type Answer = { ok: true } | { ok: false; problem: { message: string } }
type Props = { undone: Undone; antiForgery: string; onOver: () => void }

const OFFERED_MS = 10_000

const WORDS = {
  delete: { done: 'is deleted.', undo: 'restore' },
  pause: { done: 'is paused: nothing that has not begun will air.', undo: 'resume' },
} as const

/** What was just done, and for ten seconds the way back. It stays while it is pointed at. Works without scripts, as a form. */
export const UndoBar = ({ undone: { intent, schedulerId, hostName = 'The host' }, antiForgery, onOver }: Props) => {
  const fetcher = useFetcher<Answer>()
  const toast = useToast()
  const bar = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const { done, undo } = WORDS[intent]
  const answer = fetcher.data
  const isBusy = fetcher.state !== 'idle'
  useEffect(() => {
    if (isHeld || isBusy) return
    const timer = setTimeout(onOver, OFFERED_MS)
    return () => clearTimeout(timer)
  }, [isHeld, isBusy, onOver])
  // The card that had the focus is gone.
  useEffect(() => {
    if (intent === 'delete') bar.current?.focus({ preventScroll: true })
  }, [intent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what sets it off
  useEffect(() => {
    if (!answer) return
    if (answer.ok) toast({ kind: 'success', text: doneInWords(undo, { hostName }) ?? '' })
    else toast({ kind: 'error', text: answer.problem.message })
    onOver()
  }, [answer])
  return (
    <div
      className="undo-bar"
      role="status"
      ref={bar}
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <fetcher.Form method="post">
        <input type="hidden" name="antiForgery" value={antiForgery} />
        <input type="hidden" name="schedulerId" value={schedulerId} />
        <p>
          {hostName} {done}
        </p>
        <Button type="submit" variant="secondary" name="intent" value={undo} isBusy={isBusy}>
          Undo
        </Button>
      </fetcher.Form>
    </div>
  )
}
