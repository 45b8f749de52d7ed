import { useState } from 'react'
import type { StationMapData } from '../../.server/station-map.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { AddedNote } from './added-note.tsx'
import type { EnterpriseAnswer } from './enterprise-answer.ts'
import { EnterpriseForm } from './enterprise-form.tsx'
import { FORM_WORDS, WORDS } from './map-words.ts'
import { useClosing } from './use-closing.ts'

type Props = { data: StationMapData; onAdded: () => void }

/** The button, and the form in a window that grows and shrinks for 300 ms. */
export const AddEnterprise = ({ data, onAdded }: Props) => {
  const { isOpen, open, close } = useClosing()
  const [added, setAdded] = useState<EnterpriseAnswer['added']>(null)
  const begin = () => {
    setAdded(null)
    open()
  }
  const tell = (answer: EnterpriseAnswer) => {
    if (!answer.added) return
    setAdded(answer.added)
    onAdded()
  }
  return (
    <div className="page-actions map-actions">
      <Button variant="secondary" onClick={begin}>
        {WORDS.add}
      </Button>
      <a className="quiet" href="/map">
        {WORDS.toList}
      </a>
      <Dialog className="dialog-scales" isOpen={isOpen} onClose={close} title={FORM_WORDS.title}>
        {added ? (
          <>
            <AddedNote added={added} mailsAreKept={data.mailsAreKept} />
            <Button variant="secondary" onClick={() => setAdded(null)}>
              {FORM_WORDS.another}
            </Button>
          </>
        ) : (
          <>
            <p className="soft">{FORM_WORDS.intro}</p>
            <EnterpriseForm data={data} onAnswer={tell} />
          </>
        )}
      </Dialog>
    </div>
  )
}
