import { useEffect, useState } from 'react'
import type { Notice } from './notice.ts'

const STAYS_MS = 6_000

const MARKS = {
  success: 'M4.5 10.5l3.6 3.6 7.4-8',
  info: 'M10 9.2v5M10 5.8v.2',
  error: 'M10 5.5v5.6M10 14.2v.2',
} as const

type Props = Notice & { id: number; onDismiss: (id: number) => void }

/** One notice. It stays while it is pointed at or holds the focus; an error stays until it is dismissed. */
export const Toast = ({ id, kind, text, onDismiss }: Props) => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || kind === 'error') return
    const timer = setTimeout(onDismiss, STAYS_MS, id)
    return () => clearTimeout(timer)
  }, [id, isHeld, kind, onDismiss])
  const hold = () => setHeld(true)
  const letGo = () => setHeld(false)
  const holding = { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo }
  return (
    <div className="toast" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'} {...holding}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={MARKS[kind]} />
      </svg>
      <p>{text}</p>
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M5.5 5.5l9 9M14.5 5.5l-9 9" />
        </svg>
      </button>
    </div>
  )
}
