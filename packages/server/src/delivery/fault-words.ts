/** A server may repeat what it was told: the secrets do not reach a row, a log or a mail by that way. */
export const shownWithout = (text: string, secrets: readonly string[]): string => {
  const oneLine = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const hidden = secrets.filter((secret) => secret !== '').reduce((shown, secret) => shown.replaceAll(secret, '***'), oneLine)
  return hidden.slice(0, 200)
}
