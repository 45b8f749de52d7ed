import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { expect, test } from 'vitest'
import { findStockIdent, makeStockIdents } from './stock-ident.ts'
import { givenBroadcasts } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal

test('a language that no voice speaks keeps no other from its announcement, and is told', async () => {
  const { services } = await givenBroadcasts()
  const mute = LANGUAGES[1]?.value
  const { render } = services.studio
  const studio: typeof services.studio = {
    ...services.studio,
    render: (request, options) =>
      request.language === mute ? Promise.reject(new Error('no voice speaks it')) : render(request, options),
  }
  await expect(makeStockIdents({ ...services, studio }, calm)).rejects.toThrow('no voice speaks it')
  const made = await Promise.all(
    LANGUAGES.map(async ({ value: language }) => (await findStockIdent(services, { language, loudnessLufs: -16 })) && language),
  )
  expect(made.filter((language) => language !== undefined)).toEqual(
    LANGUAGES.map(({ value }) => value).filter((language) => language !== mute),
  )
})
