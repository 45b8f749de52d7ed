import { scriptText } from '@hourcast/domain/sources/content'
import { createBuiltInWriter } from '../built-in/built-in-writer.ts'
import { writeInput } from './write-input.ts'

const writer = createBuiltInWriter()

export const write = async (
  change: Parameters<typeof writeInput>[0] = {},
  kind: Parameters<typeof writer.write>[0] = 'bulletin',
) => writer.write(kind, writeInput(change))

export const text = async (...given: Parameters<typeof write>) => scriptText(await write(...given))
