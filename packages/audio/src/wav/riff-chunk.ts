/** A chunk of a RIFF file: four letters, its length and its content; the next one begins at an even byte. */
export const riffChunk = (name: string, content: Uint8Array): Buffer =>
  Buffer.concat([chunkHead(name, content.length), content, Buffer.alloc(content.length % 2)])

/** Of a chunk whose content stands elsewhere. */
export const chunkHead = (name: string, contentBytes: number): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(contentBytes, 4)
  return head
}
