import { useEffect, useRef } from 'react'
import { Button } from '../form/button.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { useToast } from '../toast/use-toast.ts'

type Props = { label: string; secret: string; hint: string; copied: string }

/** A secret that was just made: here and now is the only time that it can be read. */
export const ShownOnce = ({ label, secret, hint, copied }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new secret is what sets it off
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [secret])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ kind: 'success', text: copied })
    } catch {
      box.current?.querySelector('textarea')?.select()
      toast({ kind: 'info', text: 'Your browser keeps its clipboard to itself: the text is marked, copy it by hand.' })
    }
  }
  return (
    <div className="new-key" ref={box}>
      <TextAreaField
        label={label}
        value={secret}
        rows={2}
        readOnly
        hint={hint}
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
