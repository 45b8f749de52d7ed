import type { RemoteVoiceConfig } from '@hourcast/audio/voice/remote-voice'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { readRemoteVoices } from '@hourcast/domain/voices/remote-voices'
import { z } from 'zod'
import { amount } from './config-lines.ts'

type Address = z.ZodType<string | undefined>

/** What `.env.example` says of one voice server; TTS_BASE_URL, its key, model, languages, voices and price. */
const linesOf = (endpoint: (key: string) => Address, suffix: string) => ({
  TTS_BASE_URL: endpoint(`TTS_API_KEY${suffix}`),
  TTS_API_KEY: z.string().optional(),
  TTS_MODEL: z.string().optional(),
  /** By tag (en,de,en-GB); voices of this machine speak the others. */
  TTS_LANGUAGES: z.string().optional(),
  TTS_VOICES: z
    .string()
    .transform((text, context) => {
      const voices = readRemoteVoices(text)
      if (!voices) context.addIssue("must name voices by language and gender, like 'en f: af_bella, af_sky; f: nova; m: onyx'")
      return voices
    })
    .optional(),
  /** Of a million characters. Then each bulletin says what its voice cost. */
  TTS_PRICE: amount('a number from 0 to 1000000', (value) => value >= 0 && value <= 1_000_000).optional(),
})

type Lines = ReturnType<typeof linesOf>
type Suffixed<S extends string> = { [K in keyof Lines as `${K}${S}`]: Lines[K] }

const SUFFIXES = ['', '_2', '_3'] as const

/** The lines of up to three servers: the second one's end in _2. Each has a key of its own, which no other is sent. */
export const voiceServerLines = (endpoint: (key: string) => Address) =>
  Object.fromEntries(
    SUFFIXES.flatMap((suffix) =>
      Object.entries(linesOf(endpoint, suffix)).map(([name, schema]) => [`${name}${suffix}`, schema] as const),
    ),
  ) as Suffixed<''> & Suffixed<'_2'> & Suffixed<'_3'>

export type VoiceServerEnv = z.infer<z.ZodObject<Suffixed<''> & Suffixed<'_2'> & Suffixed<'_3'>>>

/** In the order in which they are asked. */
export const voiceServersOf = (env: Partial<VoiceServerEnv>): RemoteVoiceConfig[] =>
  SUFFIXES.flatMap((suffix) => {
    const baseUrl = env[`TTS_BASE_URL${suffix}`]
    if (!baseUrl) return []
    const apiKey = env[`TTS_API_KEY${suffix}`]
    const model = env[`TTS_MODEL${suffix}`]
    const voices = env[`TTS_VOICES${suffix}`]
    const price = env[`TTS_PRICE${suffix}`]
    const languages = languagesOf(env[`TTS_LANGUAGES${suffix}`])
    return [
      {
        baseUrl,
        ...(apiKey === undefined ? {} : { apiKey }),
        ...(model === undefined ? {} : { model }),
        ...(voices === undefined ? {} : { voices }),
        ...(price === undefined ? {} : { price }),
        ...(languages === undefined ? {} : { languages }),
      },
    ]
  })

/** Tongues (en, de) or whole tags (en-GB). */
const languagesOf = (tags: string | undefined): number[] | undefined => {
  if (tags === undefined) return undefined
  const wanted = tags.split(',').map((tag) => tag.trim().toLowerCase())
  return LANGUAGES.filter(({ locale }) =>
    wanted.some((tag) => locale.toLowerCase() === tag || locale.toLowerCase().startsWith(`${tag}-`)),
  ).map(({ value }) => value)
}
