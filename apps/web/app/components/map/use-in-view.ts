import { type RefObject, useEffect, useState } from 'react'

/** True from when the element first comes into view. */
export const useInView = (element: RefObject<HTMLElement>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      setSeen(true)
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return isSeen
}
