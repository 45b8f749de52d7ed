import { useEffect, useRef } from 'react'

/** Brings what `shown` has put under a fixed bar, or past the window's edge, into view. Give the ref to what holds it. */
export const useIntoView = <E extends HTMLElement = HTMLDivElement>(shown: unknown) => {
  const holder = useRef<E>(null)
  useEffect(() => {
    if (shown) holder.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return holder
}
