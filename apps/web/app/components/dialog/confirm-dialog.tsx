import { Button } from '../form/button.tsx'
import { Dialog } from './dialog.tsx'
import type { Question } from './use-confirm.ts'

type Props = { asked: Question | null; onAnswer: (isYes: boolean) => void }

/** The question and its two answers; the one that changes nothing has the focus. */
export const ConfirmDialog = ({ asked, onAnswer }: Props) => {
  const cancel = () => onAnswer(false)
  const actions = (
    <>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      <Button variant={asked?.isDangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
        {asked?.confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={asked !== null} onClose={cancel} title={asked?.question ?? ''} actions={actions}>
      {asked?.detail ? <p>{asked.detail}</p> : null}
    </Dialog>
  )
}
