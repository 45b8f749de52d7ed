import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'

const COPY = 'Copy'
const COPIED = 'Copied'
const BY_HAND = 'Mark it and copy it by hand'

/** Text to be taken over as it is. Without scripts it is plain text; with them a button copies it. */
export const Snippet = ({ text, label }: { text: string; label: string }) => {
  const [said, setSaid] = useState<string>(COPY)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(COPIED),
      () => setSaid(BY_HAND),
    )
  return (
    <div className="snippet">
      <pre>
        <code>{text}</code>
      </pre>
      <div className="snippet-copy">
        <Button variant="secondary" onClick={copy}>
          {said}
          <span className="unseen"> {label}</span>
        </Button>
      </div>
    </div>
  )
}
