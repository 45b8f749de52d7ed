import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useState } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** Fetches the window's program; gives the window, which calls `onClosed` at its end. */
  load: () => Promise<(onClosed: () => void) => ReactNode>
}

/** Opens a window, which is fetched for it. Without scripts, or in a new tab, it is a link to what the window shows. */
export const WindowLink = ({ load, href, children, ...rest }: Props) => {
  const [shown, setShown] = useState<{ render: (onClosed: () => void) => ReactNode } | null>(null)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    load().then(
      (render) => setShown({ render }),
      () => location.assign(href),
    )
  }
  return (
    <>
      <a {...rest} href={href} onClick={open} aria-haspopup="dialog">
        {children}
      </a>
      {shown?.render(() => setShown(null))}
    </>
  )
}
