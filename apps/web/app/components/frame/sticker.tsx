import { useEffect, useState } from 'react'

const OPENS_AFTER_MS = 2_000
const CLOSES_AFTER_MS = 22_000

/** What may be fed to the AI. It opens and closes by itself once; anybody who presses it decides from then on. */
export const Sticker = () => {
  const [isOpen, setOpen] = useState(false)
  const [isByItself, setByItself] = useState(true)

  useEffect(() => {
    if (!isByItself) return
    const timers = [setTimeout(setOpen, OPENS_AFTER_MS, true), setTimeout(setOpen, CLOSES_AFTER_MS, false)]
    return () => timers.forEach(clearTimeout)
  }, [isByItself])

  const toggle = () => {
    setByItself(false)
    setOpen(!isOpen)
  }
  return (
    <aside className="sticker" data-open={isOpen} aria-label="What you feed to the AI">
      <button type="button" aria-expanded={isOpen} aria-controls="sticker-text" onClick={toggle}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M10 2.5 18.5 17h-17zM10 8v4.2M10 14.6v.2" />
        </svg>
        <span>Public information only</span>
      </button>
      <p id="sticker-text">Treat all that you feed to the AI as public: never internal, confidential or personal information.</p>
    </aside>
  )
}
