/**
 * What others say (a server's answer, a model's text) without what PostgreSQL refuses to store: NUL and halves of surrogate pairs, of
 * which a cut leaves one. A receipt that could not be written would have its mail sent again.
 */
export const storableText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')

/** The same for all strings of a value that is kept as JSON. */
export const storable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part))
