import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { voiceServersOf } from './voice-server-lines.ts'

const serversOf = (env: Record<string, string>) => voiceServersOf(readConfig(env))

test('without an address there is none', () => {
  expect(serversOf({ TTS_API_KEY: 'k', TTS_VOICES: 'f: nova' })).toEqual([])
})

test('servers stand in the order of their numbers, each with its own key, model, voices, languages and price', () => {
  expect(
    serversOf({
      ...{
        TTS_BASE_URL: 'http://gpu:8880/v1',
        TTS_MODEL: 'kokoro',
        TTS_VOICES: 'en f: af_bella; f: nova',
        TTS_LANGUAGES: 'en-GB, de',
      },
      ...{ TTS_BASE_URL_3: 'https://cloud.example/v1', TTS_API_KEY_3: 'secret', TTS_PRICE_3: '15' },
    }),
  ).toEqual([
    {
      ...{ baseUrl: 'http://gpu:8880/v1', model: 'kokoro', languages: [9, 1] },
      voices: [
        { tag: 'en', gender: 'f', names: ['af_bella'] },
        { tag: null, gender: 'f', names: ['nova'] },
      ],
    },
    { baseUrl: 'https://cloud.example/v1', apiKey: 'secret', price: 15 },
  ])
})

test.each([
  [{ TTS_VOICES_2: 'nova' }, /^TTS_VOICES_2: must name voices by language and gender/],
  [{ TTS_BASE_URL_2: 'http://u:p@x/v1' }, /^TTS_BASE_URL_2: holds no user name or password: the key goes into TTS_API_KEY_2$/],
  [{ TTS_PRICE: 'free' }, /^TTS_PRICE: /],
])('%o is refused by name', (env, message) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(message)
})
