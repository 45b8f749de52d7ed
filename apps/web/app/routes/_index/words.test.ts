import { PLANS } from '@hourcast/domain/plans/plans'
import { expect, test } from 'vitest'
import { CALL } from './further-words.ts'
import { HERO } from './words.ts'

test('the price that the first page names is that of the smallest plan', () => {
  const least = Math.min(...PLANS.map(({ monthly }) => monthly))
  for (const words of [HERO.prices, CALL.prices]) expect(words).toContain(`from EUR ${least} a month`)
})
