import { type ComponentType, type RefObject, useEffect, useState } from 'react'

/** The program of a place, fetched when that first comes into view; undefined before, null where it cannot be had. `load` must stay the same. */
export const usePartInView = <P>(
  place: RefObject<HTMLElement>,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null | undefined => {
  const [Part, setPart] = useState<ComponentType<P> | null>()
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      load().then(
        (loaded) => setPart(() => loaded),
        () => setPart(null),
      )
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place, load])
  return Part
}
