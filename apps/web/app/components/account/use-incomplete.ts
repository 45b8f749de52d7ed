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
  return { isIncomplete, check }
}
