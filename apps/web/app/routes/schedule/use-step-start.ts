import { type RefObject, useEffect } from 'react'
import type { Wizard } from './use-wizard.ts'

/** A step that a button has opened is read from its top: its first heading has the focus. */
export const useStepStart = ({ begun }: Wizard, main: RefObject<HTMLElement>): void => {
  useEffect(() => {
    if (!begun) return
    const heading = main.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    main.current?.scrollIntoView({ block: 'start' })
  }, [begun, main])
}
