import { type FocusEvent, type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useState } from 'react'

/**
 * Whether the header is shrunk: the page is scrolled past `mark`, an element that lies over its top 100 px, and nobody points at
 * the header with a mouse, has the focus in it by keyboard, or has its menu open. The observer does no work while one scrolls.
 */
export const useHeaderState = (mark: RefObject<HTMLElement>) => {
  const [isScrolled, setScrolled] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setScrolled(entries.at(-1)?.isIntersecting === false))
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [mark])

  return {
    isShrunk: isScrolled && !isPointedAt && !hasFocus && !isOpen,
    headerProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      onBlur: () => setFocus(false),
    },
    toggleProps: {
      onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
    },
  }
}
