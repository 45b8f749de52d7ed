import { expect, test } from 'vitest'
import { writeInput } from '../testing/write-input.ts'
import { GOOD, serving } from './testing/model-server.ts'

const [GREETING = '', FERRY = '', , SIGN_OFF = ''] = GOOD.split('\n\n')
const written = async (...paragraphs: string[]) => {
  const { writer } = await serving({ content: paragraphs.join('\n\n') })
  const { writer: by, fallbackReason } = await writer.write('bulletin', writeInput())
  return [by, fallbackReason]
}

test('an answer of more sentences than any bulletin has is not read', async () => {
  const endless = `[1] ${FERRY}${' It sails.'.repeat(200)}`
  expect(await written(GREETING, endless, SIGN_OFF)).toEqual(['built-in', 'the model wrote too little or too much'])
})
