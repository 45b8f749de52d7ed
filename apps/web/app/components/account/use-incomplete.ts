import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the form lacks something and its button waits. Before scripts run it never does: then it is the server that answers.
 * Call `check` on every input.
 */
export const useIncomplete = (form: RefObject<HTMLFormElement>, isComplete: (fields: FormData) => boolean) => {
  const [isIncomplete, setIncomplete] = useState(false)
  const check = () => {
    if (form.current) setIncomplete(!isComplete(new FormData(form.current)))
  }
  // After each change of what is shown: a field may have taken another's place, or was filled in by the browser.
  useEffect(check)
  // Enter cannot press a button that waits: the field is left for a moment, and says what is wrong with it.
  useEffect(() => {
    const { current } = form
    const tell = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Enter' || !isIncomplete || !(target instanceof HTMLInputElement)) return
      target.blur()
      target.focus()
    }
    current?.addEventListener('keydown', tell)
    return () => current?.removeEventListener('keydown', tell)
  }, [form, isIncomplete])
  return { isIncomplete, check }
}
