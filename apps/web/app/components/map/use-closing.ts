import { useEffect, useRef, useState } from 'react'

const SCALE_MS = 300

/** Whether a window is open. What is in it stays there while it shrinks. */
export const useClosing = () => {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isOpen,
    open: () => {
      clearTimeout(timer.current)
      // One that is shrinking still counts as open: it begins from the start.
      setOpen(false)
      timer.current = setTimeout(setOpen, 0, true)
    },
    close: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(setOpen, SCALE_MS, false)
    },
  }
}
