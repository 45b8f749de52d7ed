import { headlineSize } from '@hourcast/domain/site/headline-size'
import { useEffect, useRef } from 'react'

const fit = (lines: HTMLElement, room: HTMLElement): void => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const now = Number.parseFloat(getComputedStyle(lines).fontSize) / rem
  // Half a pixel: a size that comes back rounded fits as well.
  const isWithin = (size: number, taken: number, free: number) => (taken * size) / now <= free + 0.5
  const { offsetWidth, offsetHeight } = lines
  const { clientWidth, clientHeight } = room
  const size = headlineSize((each) => isWithin(each, offsetWidth, clientWidth) && isWithin(each, offsetHeight, clientHeight))
  if (size !== now) lines.style.fontSize = `${size}rem`
}

/**
 * Gives the element its largest font size at which it fits into its parent, whose room the style sheet keeps: nothing around it moves.
 * Once more when the parent, the words or the font change.
 */
export const useFittingSize = (words: string) => {
  const lines = useRef<HTMLSpanElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are what has to fit
  useEffect(() => {
    const element = lines.current
    const room = element?.parentElement
    if (!element || !room) return
    const fitNow = () => fit(element, room)
    const watcher = new ResizeObserver(fitNow)
    watcher.observe(room)
    document.fonts.ready.then(fitNow, () => {})
    return () => watcher.disconnect()
  }, [words])
  return lines
}
