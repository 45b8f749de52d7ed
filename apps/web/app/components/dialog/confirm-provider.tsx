import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ConfirmDialog } from './confirm-dialog.tsx'
import { ConfirmContext, type Question } from './use-confirm.ts'

/**
 * Holds the one dialog in which the site asks, fetched for the first question. A second question is a no to the first; so is a
 * dialog that cannot be fetched: then nothing else could be done either.
 */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [loaded, setLoaded] = useState<{ Window: typeof ConfirmDialog } | null>(null)
  const [asked, setAsked] = useState<Question | null>(null)
  const answer = useRef<(isYes: boolean) => void>(() => {})

  const settle = useCallback((isYes: boolean) => {
    answer.current(isYes)
    setAsked(null)
  }, [])
  const ask = useCallback(
    (question: Question) => {
      answer.current(false)
      setAsked(question)
      import('./confirm-dialog.tsx').then(
        (module) => setLoaded({ Window: module.ConfirmDialog }),
        () => settle(false),
      )
      return new Promise<boolean>((resolve) => {
        answer.current = resolve
      })
    },
    [settle],
  )
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {loaded ? <loaded.Window asked={asked} onAnswer={settle} /> : null}
    </ConfirmContext.Provider>
  )
}
