import { useEffect } from 'react'
import { LATE_MODULE, LATE_PRELOAD, startLatePrograms } from './late-programs.ts'
import { useNonce } from './nonce.ts'

declare global {
  interface Window {
    /** Only until the page has come alive. */
    doEarlyPress?: () => void
  }
}

/**
 * Runs inside the page's head, so it may use nothing from outside. Presses wait: what React has no listener for yet would be lost, and
 * one that reaches React while Remix still decodes the page's data ends all scripts of the page (React's error 345). So does what is
 * entered: React would put its own values over it.
 * Links and forms go on by themselves: the browser needs no script for them. A form with `data-stays` leaves the page only if none comes.
 */
const holdPresses = () => {
  const types = 'click auxclick dblclick mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel'
    .concat(' keydown keypress keyup input change submit reset contextmenu dragstart dragend drop copy cut paste')
    .concat(' compositionstart compositionend textInput')
    .split(' ')
  const SCRIPTS_COME_MS = 8_000
  let pressed: HTMLElement | null = null
  let leaves: ReturnType<typeof setTimeout> | undefined
  const entered = new Map<HTMLInputElement, string | boolean>()
  const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
  const hold = (event: Event) => {
    event.stopPropagation()
    // A select and a text area have what is asked of an input here.
    const target = event.target as HTMLInputElement
    if (event.type === 'click') pressed = target.closest<HTMLElement>('button[type="button"], form[data-stays] button') ?? pressed
    if (event.type === 'submit' && target.matches('form[data-stays]')) {
      event.preventDefault()
      clearTimeout(leaves)
      leaves = setTimeout(() => (event.target as HTMLFormElement).submit(), SCRIPTS_COME_MS)
    }
    if (event.type !== 'input' && event.type !== 'change') return
    // To the end: of the radio buttons of a group the one that was ticked last counts.
    entered.delete(target)
    entered.set(target, isTicked(target) ? target.checked : target.value)
  }
  /** React hears of a field only what differs from what it last saw there: it is shown something else first. */
  const enter = (field: HTMLInputElement, value: string | boolean) => {
    if (isTicked(field)) {
      field.checked = !value
      field.click()
      return
    }
    field.value = `${value} `
    // Past React's own setter, which would take note of it.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  const goOn = async () => {
    // After what the page puts into its fields by itself when it comes alive.
    await null
    clearTimeout(leaves)
    for (const type of types) window.removeEventListener(type, hold, true)
    for (const [field, value] of entered) {
      if (field.isConnected) enter(field, value)
      // What comes next is done to the page as it is after this.
      await null
    }
    if (pressed?.isConnected) pressed.click()
  }
  for (const type of types) window.addEventListener(type, hold, true)
  window.doEarlyPress = () => {
    delete window.doEarlyPress
    void goOn()
  }
}

/** Lets the page's scripts begin once it is seen. What is pressed or entered before they are ready is done as soon as they are. */
export const EarlyPresses = () => {
  const nonce = useNonce()
  useEffect(() => window.doEarlyPress?.(), [])
  // The browser has run it by the time it could write it: its copy of the program leaves it out.
  const program = import.meta.env.SSR ? `(${holdPresses})();(${startLatePrograms})('${LATE_PRELOAD}','${LATE_MODULE}')` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, before any script of the page is loaded
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: program }} />
}
