import { useEffect } from 'react'
import { useNonce } from './nonce.ts'

declare global {
  interface Window {
    /** Only until the page has come alive. */
    doEarlyPress?: () => void
  }
}

/**
 * Runs inside the page's head, so it may use nothing from outside. Presses wait: what React has no listener for yet would be lost, and
 * one that reaches React while Remix still decodes the page's data ends all scripts of the page (React's error 345).
 * Links and forms go on by themselves: the browser needs no script for them.
 */
const holdPresses = () => {
  const types = 'click auxclick dblclick mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel'
    .concat(' keydown keypress keyup input change submit reset contextmenu dragstart dragend drop copy cut paste')
    .concat(' compositionstart compositionend textInput')
    .split(' ')
  let pressed: HTMLElement | null = null
  const hold = (event: Event) => {
    event.stopPropagation()
    if (event.type === 'click') pressed = (event.target as Element).closest('button[type="button"]')
  }
  for (const type of types) window.addEventListener(type, hold, true)
  window.doEarlyPress = () => {
    for (const type of types) window.removeEventListener(type, hold, true)
    delete window.doEarlyPress
    if (pressed?.isConnected) pressed.click()
  }
}

/** What is pressed before the page's scripts are ready is done as soon as they are. */
export const EarlyPresses = () => {
  const nonce = useNonce()
  useEffect(() => window.doEarlyPress?.(), [])
  // The server's copy of the function is written in another way than the browser's.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, before any script of the page is loaded
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `(${holdPresses})()` }} />
}
