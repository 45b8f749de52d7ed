import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** No line for a shorter wait: one that flashes would only disturb. */
const SHOWN_AFTER_MS = 300

/** A thin line at the top of the window while the next page is on its way. */
export const ProgressLine = () => {
  const isBusy = useNavigation().state !== 'idle'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(setShown, SHOWN_AFTER_MS, true)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isBusy])
  return isShown ? <div className="progress-line" role="progressbar" aria-label="The next page is on its way" /> : null
}
