import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { menuFor } from './menu-entries.ts'
import { type Owner, SiteMenu } from './site-menu.tsx'
import { useHeaderState } from './use-header-state.ts'

/**
 * 90 px high, 20 px once the page is scrolled by more than 100 px: then only the logo shows, and pointing at the bar, a focus
 * in it, or its menu button unfold it over the page. The button is a disclosure that needs no script.
 */
export const SiteHeader = ({ owner }: { owner: Owner | null }) => {
  const mark = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLDetailsElement>(null)
  const { isShrunk, headerProps, toggleProps } = useHeaderState(mark)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
  useEffect(() => {
    const close = () => toggle.current?.removeAttribute('open')
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('.site-header')) close()
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !toggle.current?.open) return
      close()
      toggle.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      close()
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [key])
  return (
    <>
      <div className="scroll-mark" ref={mark} aria-hidden="true" />
      <header className="site-header" data-shrunk={isShrunk} {...headerProps}>
        <div className="site-header-row">
          <Link className="brand" to="/" aria-label="Hourcast, first page">
            <span>
              <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
                <circle cx="14" cy="14" r="12.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
                <path d="M14 14V5.5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
                <circle cx="14" cy="14" r="3.4" fill="var(--on-air)" />
              </svg>
              Hourcast
            </span>
          </Link>
          <details className="menu-toggle" ref={toggle} {...toggleProps}>
            <summary aria-controls="menu">
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path className="menu-lines" d="M3 5.5h14M3 10h14M3 14.5h14" />
                <path className="menu-cross" d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
              </svg>
              Menu
            </summary>
          </details>
          <SiteMenu entries={menuFor({ isSignedIn: owner !== null })} owner={owner} />
        </div>
      </header>
    </>
  )
}
