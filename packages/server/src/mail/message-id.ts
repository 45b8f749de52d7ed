/** `<id@host of PUBLIC_URL>`: the same delivery or event always gives the same mail. */
export const messageIdOf = (id: string, publicUrl: string): string => `<${id}@${new URL(publicUrl).hostname}>`
