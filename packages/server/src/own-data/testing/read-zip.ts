import { inflateRawSync } from 'node:zlib'

/** The files of a zip by name, as its central directory has them: what a program that opens it sees. */
export const readZip = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('This zip has no end.')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(begin, begin + size)
    files.set(name, method === 8 ? inflateRawSync(packed) : packed)
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}
