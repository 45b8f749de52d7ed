import { describe, expect, it } from 'vitest'
import { questionsOf } from './pricing-words.ts'

const answer = (facts: { hasRemoteVoice?: boolean; naturalLanguages?: string[] }): string => {
  const questions = questionsOf({ slotsADay: 288, hasRemoteVoice: false, naturalLanguages: [], takesPayment: false, ...facts })
  const found = questions.find(({ question }) => question === 'What do the voices sound like?')
  return String(found?.answer)
}

describe('what the voices sound like', () => {
  it('is said of this instance: built in, natural, or by a service', () => {
    expect(answer({})).toContain('speaks with the built-in voice: all 14 languages')
    expect(answer({ naturalLanguages: ['English', 'German'] })).toContain('natural voices for hosts in English and German')
    expect(answer({ hasRemoteVoice: true, naturalLanguages: ['English'] })).toContain('a voice service')
  })
})
