import { useEffect, useState } from 'react'
import { wantsStillness } from '../../components/wants-stillness.ts'

/** The words one after the other, the first of them until scripts run; it stays where no motion is wanted. */
export const useTurningWord = (words: readonly string[], everyMs: number): string => {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (wantsStillness()) return
    const timer = setInterval(() => setTurns((before) => before + 1), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return words[turns % words.length] ?? ''
}
