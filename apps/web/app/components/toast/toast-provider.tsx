import { useMatches } from '@remix-run/react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flashOf, type Notice } from './notice.ts'
import { Toast } from './toast.tsx'
import { ToastContext } from './use-toast.ts'

type Shown = Notice & { id: number }

/** More would hide the page; the oldest makes room. */
const AT_ONCE = 3

/** The notice that a loader of the open page hands over. */
const useFlash = (): Notice | null =>
  useMatches()
    .map(({ data }) => flashOf(data))
    .findLast((flash) => flash !== null) ?? null

/** Holds the toasts of the whole site. Those that come with the page stand there without scripts as well. */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const flash = useFlash()
  const [shown, setShown] = useState<Shown[]>(flash ? [{ ...flash, id: 0 }] : [])
  const lastId = useRef(0)
  const lastFlash = useRef(flash)
  const show = useCallback((notice: Notice | null) => {
    if (!notice) return setShown((before) => before.filter(({ kind }) => kind !== 'error'))
    lastId.current += 1
    const toast = { ...notice, id: lastId.current }
    setShown((before) => [...before.filter(({ text }) => text !== notice.text), toast].slice(-AT_ONCE))
  }, [])
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), [])

  useEffect(() => {
    if (flash && flash !== lastFlash.current) show(flash)
    lastFlash.current = flash
  }, [flash, show])
  return (
    <ToastContext.Provider value={show}>
      {children}
      <section className="toasts" aria-label="Notices" aria-live="polite" aria-relevant="additions">
        {shown.map(({ id, kind, text }) => (
          <Toast key={id} id={id} kind={kind} text={text} onDismiss={dismiss} />
        ))}
      </section>
    </ToastContext.Provider>
  )
}
