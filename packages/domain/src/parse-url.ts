/**
 * The address in a text, seen from `base`; null for a text that is no address. In place of `URL.canParse`, which in Node 20 begins to refuse
 * names like rádio.example when it has been asked often enough to be compiled.
 */
export const parseUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
