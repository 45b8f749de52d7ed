const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** XML 1.0 knows no way to write these: most control characters and halves of surrogate pairs. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** For element contents and attribute values; what XML cannot hold is left out. */
export const xmlText = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
