import { useEffect, useRef } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextAreaField } from '../../components/form/text-area-field.tsx'
import { useToast } from '../../components/toast/use-toast.ts'

/** A key that was just made: here and now is the only time that it can be read. */
export const NewKey = ({ apiKey }: { apiKey: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is what sets it off
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [apiKey])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey)
      toast({ kind: 'success', text: 'The key is copied.' })
    } catch {
      box.current?.querySelector('textarea')?.select()
      toast({ kind: 'info', text: 'Your browser keeps its clipboard to itself: the key is marked, copy it by hand.' })
    }
  }
  return (
    <div className="new-key" ref={box}>
      <TextAreaField
        label="Your new key"
        value={apiKey}
        rows={2}
        readOnly
        hint="Copy it now: it is stored hashed and never shown again."
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="needs-scripts">
        <Button variant="secondary" onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  )
}
