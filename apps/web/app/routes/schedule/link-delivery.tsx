import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { useCopy } from '../../components/use-copy.ts'
import { call } from './call.ts'
import type { Wizard } from './use-wizard.ts'

/** The address under which the newest bulletin stands: fixed before the first save, so that it can be handed on at once. */
export const LinkDelivery = ({ wizard: { settings, update } }: { wizard: Wizard }) => {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const copy = useCopy()
  const { schedulerId, draftId, directLink: url } = settings

  const generate = async () => {
    setBusy(true)
    const result = await call<{ url: string }>('direct-link', { schedulerId, draftId })
    setBusy(false)
    if (!result.ok) return toast({ kind: 'error', text: result.problem.message })
    update({ directLink: result.value.url })
  }
  return (
    <div className="delivery">
      <div className="with-button">
        <TextField
          label="Station schedule URL"
          name="link"
          readOnly
          value={url}
          placeholder="Not generated yet"
          hint="Public to anybody who knows it. It serves the newest bulletin whose time has come; with .wav at its end in place of .mp3, as a WAV for playout programs."
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" onClick={() => copy(url)} disabled={url === ''}>
          Copy
        </Button>
      </div>
      {url === '' ? (
        <Button variant="secondary" onClick={generate} isBusy={isBusy}>
          Generate Direct Link
        </Button>
      ) : null}
    </div>
  )
}
