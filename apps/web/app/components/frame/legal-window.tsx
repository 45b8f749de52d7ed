import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { LegalText } from './legal-text.tsx'

type Props = { title: string; textUrl: string; onClosed: () => void }

/** A text of the site over the page, to read and to print. It opens by being there. */
export const LegalWindow = ({ title, textUrl, onClosed }: Props) => {
  const [isOpen, setOpen] = useState(true)
  const actions = (
    <>
      <Button variant="secondary" onClick={() => window.print()}>
        Print
      </Button>
      <Button onClick={() => setOpen(false)}>Close</Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClosed} title={title} size="wide" className="printable" actions={actions}>
      <LegalText url={textUrl} />
    </Dialog>
  )
}
