/** What a page calls its programs until they may begin: a browser knows neither, and leaves them. */
export const LATE_PRELOAD = 'late-modulepreload'
export const LATE_MODULE = 'late-module'

/** Runs inside the page's head, so it may use nothing from outside. Lets the page's programs begin once it has been painted. */
export const startLatePrograms = (preload: string, module: string) => {
  const start = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${preload}"]`)) link.rel = 'modulepreload'
    const waiting = document.querySelector<HTMLScriptElement>(`script[type="${module}"]`)
    if (!waiting) return
    // A script whose type changes stays as it was: another one takes its place, where React expects it.
    const program = document.createElement('script')
    program.type = 'module'
    program.nonce = waiting.nonce
    program.textContent = waiting.textContent
    waiting.replaceWith(program)
  }
  document.addEventListener('DOMContentLoaded', () => {
    // A window that nobody sees is not painted.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      start()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}
