/** The text frames of an ID3v2.3 tag, by id; TXXX frames by `TXXX:description`. Written from the format's own description, apart from the writer. */
export const readId3 = (mp3: Uint8Array): Record<string, string> => {
  const bytes = Buffer.from(mp3)
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes[3] !== 3) throw new Error('no ID3v2.3 tag')
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (bytes[at] ?? 0), 0)
  const frames: Record<string, string> = {}
  for (let at = 10; at + 10 <= 10 + size && bytes[at] !== 0; ) {
    const id = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32BE(at + 4)
    const [first = '', second = ''] = readText(bytes.subarray(at + 10, at + 10 + length))
    if (id === 'TXXX') frames[`TXXX:${first}`] = second
    else frames[id] = first
    at += 10 + length
  }
  return frames
}

const readText = (content: Buffer): string[] => {
  const text = content[0] === 1 ? new TextDecoder('utf-16').decode(content.subarray(1)) : content.toString('latin1', 1)
  return text.split('\0').map((part) => part.replace(/^\ufeff/, ''))
}
