import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../form/button.tsx'
import { pickWaitingWords } from './waiting-words.ts'

type Props = {
  isShown: boolean
  /** What is happening, step by step: a `StageList`. */
  children?: ReactNode
  onCancel?: () => void
}

/** Lies over its nearest `.overlay-host` while something is fetched or made, and says something new each time. */
export const LoadingOverlay = ({ isShown, children, onCancel }: Props) => {
  const sheet = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (!isShown) return
    setWords(pickWaitingWords(Math.random()))
    sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  return (
    <div className="overlay">
      <div className="overlay-sheet" ref={sheet}>
        <p className="overlay-words" role="status">
          <span className="spinner" aria-hidden="true" />
          {words}
        </p>
        {children}
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  )
}
