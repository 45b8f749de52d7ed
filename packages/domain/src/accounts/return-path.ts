const MAX_LENGTH = 2_000
const PLAIN = /^\/[!-~]*$/
/** What a browser would write otherwise in a path: we send nobody to a path that is not the one they read. */
const REWRITTEN = /["<>`{}^]/

/**
 * Where somebody may be sent after signing in: a path on this site, as '/station/scheduler?page=2'. Anything that a browser could read as
 * another site or as something else than it looks ('//host', a backslash, control characters, a scheme, dot segments) is '/'.
 */
export const returnPath = (text: string): string => {
  if (text.length > MAX_LENGTH || !PLAIN.test(text) || text.includes('\\')) return '/'
  const path = text.split(/[?#]/, 1)[0] ?? ''
  const segments = path.toLowerCase().replaceAll('%2e', '.').split('/').slice(1)
  const isClear = segments.every((segment, place) => {
    if (segment === '.' || segment === '..' || REWRITTEN.test(segment)) return false
    return segment !== '' || place === segments.length - 1
  })
  return isClear ? text : '/'
}
