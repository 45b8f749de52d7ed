import { expect, test } from 'vitest'
import { writeInput } from '../testing/write-input.ts'
import { GOOD, serving } from './testing/model-server.ts'

const [GREETING = '', FERRY = '', , SIGN_OFF = ''] = GOOD.split('\n\n')
const HEADLINE = '[1] The harbour board votes for a second ferry.'
const written = async (...paragraphs: string[]) => {
  const { writer } = await serving({ content: paragraphs.join('\n\n') })
  const { writer: by, fallbackReason } = await writer.write('bulletin', writeInput())
  return [by, fallbackReason]
}

test('a bulletin that a model ends after one short story airs: it was asked for no more than there is to tell', async () => {
  expect(await written(GREETING, HEADLINE, SIGN_OFF)).toEqual(['llm', undefined])
})

test('one that breaks off there, or of which a gate stops a sentence, is a stub', async () => {
  expect(await written(GREETING, HEADLINE)).toEqual(['built-in', 'the model wrote too little or too much'])
  expect(await written(GREETING, `${HEADLINE} It carries 999 cars.`, SIGN_OFF)).toEqual([
    'built-in',
    'the model said a number that no source holds',
  ])
})

test('an answer of more sentences than any bulletin has is not read', async () => {
  const endless = `[1] ${FERRY}${' It sails.'.repeat(200)}`
  expect(await written(GREETING, endless, SIGN_OFF)).toEqual(['built-in', 'the model wrote too little or too much'])
})
