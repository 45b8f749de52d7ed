export type ByteRange = { start: number /** inclusive */; end: number }

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * RFC 9110, 14.1: one range of bytes, `5-9`, `5-` or the last `-5`. Null when it is to be ignored (no range, several, not
 * understood); 'unsatisfiable' when it begins behind the end.
 */
export const parseRange = (header: string | undefined, sizeBytes: number): ByteRange | null | 'unsatisfiable' => {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes)
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= sizeBytes) return 'unsatisfiable'
  return { start, end: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) }
}
