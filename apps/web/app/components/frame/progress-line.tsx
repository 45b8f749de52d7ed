import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** No line for a shorter wait: one that flashes would only disturb. */
const SHOWN_AFTER_MS = 300

/** A thin line at the top of the window while the next page is on its way: read out by itself, so it may stand beside the landmarks. */
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
  if (!isShown) return null
  return (
    <div aria-live="polite">
      <div className="progress-line" role="progressbar" aria-label="The next page is on its way" />
    </div>
  )
}
