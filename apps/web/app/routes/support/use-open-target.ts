import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** An address that names a folded article opens it. Without scripts the browser scrolls to its title. */
export const useOpenTarget = (): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again
  useEffect(() => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }, [hash, key])
}
