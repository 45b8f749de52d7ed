/** A name becomes one piece of a path: letters, digits, '-' and '_' only. */
const pathPiece = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'host'

/**
 * Fills the placeholders. `wall` is the slot's wall time, 2026-10-25T02:00; `slot` defaults to 2026-10-25_02-00. Nothing that is filled
 * in can bring a '/' or a '..' into the path.
 */
export const expandFilePath = (filePath: string, { wall, host, slot }: { wall: string; host: string; slot?: string }): string => {
  const values: Record<string, string> = {
    ...{ yyyy: wall.slice(0, 4), MM: wall.slice(5, 7), dd: wall.slice(8, 10), HH: wall.slice(11, 13), mm: wall.slice(14, 16) },
    host: pathPiece(host),
    slot: pathPiece(slot ?? wall.replace('T', '_')),
  }
  return filePath.replace(/\{(yyyy|MM|dd|HH|mm|host|slot)\}/g, (whole, name: string) => values[name] ?? whole)
}
