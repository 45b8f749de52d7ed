import { plainAscii } from './plain-ascii.ts'

/** Writes fields of a fixed length one after the other; what is left of each is filled with zeros. */
export const fixedFields = (bytes: number) => {
  const content = Buffer.alloc(bytes)
  let at = 0
  const skip = (length: number): number => {
    at += length
    return at - length
  }
  const fields = {
    /** Cut where it is longer. */
    text: (text: string, length: number) => {
      content.write(plainAscii(text).slice(0, length), skip(length), 'latin1')
      return fields
    },
    /** As it is: a mark of four signs may end in a space. */
    mark: (text: string) => {
      content.write(text, skip(4), 'latin1')
      return fields
    },
    uint16: (value: number) => {
      content.writeUInt16LE(value, skip(2))
      return fields
    },
    int16: (value: number) => {
      content.writeInt16LE(value, skip(2))
      return fields
    },
    uint32: (value: number) => {
      content.writeUInt32LE(value, skip(4))
      return fields
    },
    uint64: (value: number) => {
      content.writeBigUInt64LE(BigInt(value), skip(8))
      return fields
    },
    zeros: (length: number) => {
      skip(length)
      return fields
    },
    end: (): Buffer => content,
  }
  return fields
}
