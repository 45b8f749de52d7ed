import { useEffect, useRef } from 'react'

const FAULTY = ':is(input, select, textarea)[aria-invalid="true"]'

/**
 * Puts the focus on the first field with an error each time `answer`, what the action said, is a new one. Give the ref to the
 * form.
 */
export const useFocusFirstError = <E extends HTMLElement = HTMLFormElement>(answer: unknown) => {
  const form = useRef<E>(null)
  useEffect(() => {
    if (!answer) return
    const field = form.current?.querySelector<HTMLElement>(FAULTY)
    field?.focus()
    // With its error, which may stand under a fixed bar.
    field?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return form
}
