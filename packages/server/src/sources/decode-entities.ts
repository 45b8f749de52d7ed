import { parseHTML } from 'linkedom'

const ENTITY = /&(?:#|[a-z])/i

/** HTML character references to characters (&eacute; &#8217; &amp;). The text holds no markup: a '<' stays one. */
export const decodeEntities = (text: string): string => {
  if (!ENTITY.test(text)) return text
  const { document } = parseHTML(`<html><body>${text.replaceAll('<', '&lt;')}</body></html>`)
  return document.body.textContent ?? text
}
