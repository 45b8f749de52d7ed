import { type ComponentType, type HTMLAttributes, useCallback, useEffect, useRef, useState } from 'react'

type Options<P> = {
  /** `import.meta.env.SSR ? Part : undefined`: the browser's first scripts leave it out. */
  onServer: ComponentType<P> | undefined
  load: () => Promise<ComponentType<P>>
  /** Of the section around it. */
  section?: HTMLAttributes<HTMLElement> & { 'data-on'?: 'desk' }
}

const AHEAD = '200px'
/** A train in a tunnel: what did not come is asked for again, after each of these waits. */
const AGAIN_AFTER_MS: readonly number[] = [2_000, 5_000, 15_000]
const BUTTON = 'button[type="button"]'

const differ = (one: object, other: object): boolean =>
  Object.entries(one).some(([name, value]) => !Object.is(value, (other as Record<string, unknown>)[name]))

/**
 * A section that the server renders at once, and whose program comes when somebody scrolls near it, or when it has something new to show. A press
 * that comes before the program is done as soon as it is there.
 */
export const late = <P extends object>({ onServer, load, section }: Options<P>) =>
  function Late(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => onServer)
    const place = useRef<HTMLElement>(null)
    const rendered = useRef(props)
    const awake = useRef<HTMLElement>(null)
    const pressed = useRef(-1)
    const wake = useCallback((waits = AGAIN_AFTER_MS) => {
      const [wait, ...later] = waits
      load().then(
        (loaded) => setPart(() => loaded),
        // What never comes leaves what the server has rendered.
        () => wait !== undefined && setTimeout(() => wake(later), wait),
      )
    }, [])
    useEffect(() => {
      if (!place.current) return
      // A visitor who comes by a link of ours has nothing of the server's here.
      if (!place.current.firstChild) return wake()
      const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(), {
        rootMargin: AHEAD,
      })
      watcher.observe(place.current)
      const asleep = place.current
      asleep.addEventListener('click', ({ target }) => {
        const button = (target as Element).closest(BUTTON)
        pressed.current = button ? [...asleep.querySelectorAll(BUTTON)].indexOf(button) : -1
      })
      return () => watcher.disconnect()
    }, [wake])
    useEffect(() => {
      if (place.current && differ(props, rendered.current)) wake()
    })
    useEffect(() => {
      if (Part) awake.current?.querySelectorAll<HTMLElement>(BUTTON)[pressed.current]?.click()
      pressed.current = -1
    }, [Part])
    if (Part)
      return (
        <section {...section} key="awake" ref={awake}>
          <Part {...props} />
        </section>
      )
    return (
      <section
        {...section}
        key="asleep"
        ref={place}
        suppressHydrationWarning
        // Told that there is nothing inside, React leaves alone what the server has put there.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
