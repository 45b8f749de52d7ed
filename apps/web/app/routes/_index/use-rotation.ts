import { nextTestimonial, TESTIMONIAL_MS } from '@hourcast/domain/site/testimonials'
import { useEffect, useState } from 'react'
import { wantsStillness } from '../../components/wants-stillness.ts'

/** Which of `count` is shown: by itself another one every 8 s, until somebody pauses it or asks for the next. */
export const useRotation = (count: number) => {
  const [shown, setShown] = useState(0)
  const [isRunning, setRunning] = useState(() => !wantsStillness())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setShown((current) => nextTestimonial(count, current, Math.random)), TESTIMONIAL_MS)
    return () => clearInterval(timer)
  }, [count, isRunning])
  return {
    shown,
    isRunning,
    toggle: () => setRunning(!isRunning),
    next: () => {
      setRunning(false)
      setShown(nextTestimonial(count, shown, Math.random))
    },
  }
}
