import { type MouseEvent, useState } from 'react'
import type { LegalWindow } from './legal-window.tsx'

type Props = { label: string; title: string; to: string; textUrl: string }

/** Opens a text in a window, which is fetched for it. Without scripts, or in a new tab, it is a link to the page with the same text. */
export const LegalLink = ({ label, title, to, textUrl }: Props) => {
  const [shown, setShown] = useState<{ Window: typeof LegalWindow } | null>(null)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./legal-window.tsx').then(
      (module) => setShown({ Window: module.LegalWindow }),
      () => location.assign(to),
    )
  }
  return (
    <>
      <a href={to} onClick={open} aria-haspopup="dialog">
        {label}
      </a>
      {shown ? <shown.Window title={title} textUrl={textUrl} onClosed={() => setShown(null)} /> : null}
    </>
  )
}
