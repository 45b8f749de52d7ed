import { scriptText } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { writeInput } from '../testing/write-input.ts'
import { GOOD, serving } from './testing/model-server.ts'

describe('with the station’s own words', () => {
  const never = (written: string) => ({ kind: 'never' as const, tongue: '', written, said: '' })

  test('a sentence with a word that is never said is asked for once more, then left out with its reason', async () => {
    const { writer, asked } = await serving({ content: GOOD.replace('The harbour board', '[1] The harbour board') })
    const script = await writer.write('bulletin', writeInput({ words: [never('crossing')] }))
    expect(asked).toHaveLength(2)
    expect(asked[1]?.body.messages.at(-1)?.content).toContain(
      '- [1] "The boat carries 180 passengers and 22 cars, and the crossing takes 35 minutes." (holds a word that this station never says)',
    )
    expect(scriptText(script)).not.toContain('crossing')
    expect(script.leftOut.filter(({ reason }) => reason === 'never-said').map(({ sentence }) => sentence)).toContain(
      'The boat carries 180 passengers and 22 cars, and the crossing takes 35 minutes.',
    )
  })

  test('where its opening is gone the built-in writer takes over; the bulletin is never empty', async () => {
    const { writer } = await serving({ content: GOOD.replace('Good morning, this', 'Ahoy, this') })
    const script = await writer.write('bulletin', writeInput({ words: [never('ahoy')] }))
    expect(script).toMatchObject({ writer: 'built-in', fallbackReason: 'the model wrote what is not fit for air' })
    expect(scriptText(script)).toContain('Harbour Radio')
  })

  test('a source is given by the name that the station calls it, and may be named so; what is said otherwise is said so', async () => {
    const words = [
      { kind: 'source' as const, tongue: '', written: 'Coast News', said: 'the Ellery Herald' },
      { kind: 'said' as const, tongue: 'en', written: 'Harbour', said: 'har-bah' },
    ]
    const content = GOOD.replace('The harbour board', 'As the Ellery Herald reports, the harbour board')
    const { writer, asked } = await serving({ content })
    const script = await writer.write('bulletin', writeInput({ words }))
    expect(asked[0]?.body.messages[1]?.content).toContain('[1] the Ellery Herald: ')
    expect(script.writer).toBe('llm')
    expect(scriptText(script)).toBe(content)
    expect(script.segments[0]?.spoken).toContain('har-bah Radio')
  })
})
