import { resolve } from 'node:path'
import { parseEmailAddress } from '@hourcast/domain/accounts/email-address'
import { STATION_LIMITS, type StationLimits } from '@hourcast/domain/stations/station-limits'
import { z } from 'zod'
import { amount, endpoint, listFor, oneOf, optionalUrl, readBy, secret, whole } from './config-lines.ts'
import { readSealKeys } from './secrets/read-seal-keys.ts'
import { readAllowedHosts, readPair } from './sources/allowed-hosts.ts'
import { readSourcePorts } from './sources/source-ports.ts'
import type { S3Settings } from './storage/s3/s3-client.ts'
import { voiceServerLines } from './voice-server-lines.ts'

const MB = 1_000_000
const GB = 1_000 * MB
const most = (count: number) => whole(1).default(count)

const port = whole(0, 65_535)

/** One line of `.env.example` each. An address selects the real thing; without it the embedded twin runs. */
const envSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** How many proxies stand in front of this instance: the address of a visitor is then read from what they add. */
  TRUST_PROXY: whole(0, 10).default(0),
  /** How others reach this instance: links in mails, feeds and calendars start with it. */
  PUBLIC_URL: optionalUrl('http:', 'https:'),
  HOURCAST_DATA: z.string().default('.data'),
  /** host:port where the worker reaches the web app, for the example station's feed; without it 127.0.0.1 and PORT. */
  HOURCAST_WEB: readBy(readPair).optional(),
  HOURCAST_DEMO: oneOf('on', 'off').default('on'),
  /** The ready-made demos of the samples page, which the worker makes while nothing is due on air. */
  HOURCAST_SAMPLES: oneOf('on', 'off').default('on'),
  DATABASE_URL: optionalUrl('postgres:', 'postgresql:'),
  /** Set by `npm start` for its children: the embedded database that it started, and starts there again. */
  HOURCAST_EMBEDDED_DATABASE_URL: optionalUrl('postgres:', 'postgresql:'),
  /** host:port. Its other settings (namespace, TLS, API key) are the SDK's own variables. */
  TEMPORAL_ADDRESS: z.string().optional(),
  /** Encrypts what workflows carry: id:base64 of 32 bytes, the first one seals, all of them open. */
  TEMPORAL_CODEC_KEY: readBy((keys) => readSealKeys(keys, 'TEMPORAL_CODEC_KEY')).optional(),
  /** host:port,… */
  KAFKA_BROKERS: z.string().optional(),
  KAFKA_TLS: oneOf('on', 'off').default('off'),
  KAFKA_SASL_MECHANISM: oneOf('plain', 'scram-sha-256', 'scram-sha-512').default('plain'),
  KAFKA_SASL_USERNAME: z.string().optional(),
  KAFKA_SASL_PASSWORD: z.string().optional(),
  /** Stands before every topic and consumer group: several instances on one cluster. */
  KAFKA_PREFIX: z.string().default(''),
  /** Traces and metrics go there; without it nowhere. Its other settings are OpenTelemetry's own variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl('http:', 'https:'),
  /** The worker's port for /metrics, /healthz and the codec endpoint; without it none is opened. */
  OPS_PORT: port.optional(),
  OPS_HOST: z.string().default('127.0.0.1'),
  /** The operator's: opens the codec endpoint, which is closed without it. */
  OPS_PASSWORD: secret(12).optional(),
  /** Where Temporal's own page is opened: from there alone may a browser use the codec endpoint. */
  TEMPORAL_UI_ORIGIN: optionalUrl('http:', 'https:'),
  /** No matter what speaks S3. Finished audio lies there instead of in the data folder. */
  S3_ENDPOINT: endpoint('S3_SECRET_ACCESS_KEY'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, - and .')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** What this machine keeps of the bucket's audio. */
  S3_CACHE_MB: most(1_000),
  SMTP_URL: optionalUrl('smtp:', 'smtps:'),
  MAIL_FROM: z.string().default('Hourcast <hourcast@hourcast.example>'),
  /** Tiles on top of the map's own shapes, with {z}, {x} and {y}: the one picture that browsers fetch from elsewhere. */
  TILE_URL: optionalUrl('http:', 'https:').refine(
    (value) => value === undefined || (/^[^{]+\//.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))),
    { error: 'must have {z}, {x} and {y} in its path' },
  ),
  /** Who made the tiles, as their licence wants it. */
  TILE_ATTRIBUTION: z.string().max(200, { error: 'must have at most 200 letters' }).default(''),
  /** 'on' lets the map play the https streams of enterprises that visitors added: browsers then fetch sound from elsewhere. */
  MAP_STREAMS: oneOf('on', 'off').default('off'),
  /** Where inquiries, and entries for the message board, are mailed to. Without it inquiries are kept, and listed by a command. */
  INQUIRY_EMAIL: z
    .string()
    .refine((address) => parseEmailAddress(address).ok, { error: 'must be one plain e-mail address' })
    .transform((address) => address.trim())
    .optional(),
  /** The page of a chat with the people who run this instance: shown on /support, in a frame. */
  CHAT_WIDGET_URL: endpoint('the settings of the chat itself'),
  LLM_BASE_URL: endpoint('LLM_API_KEY'),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().default('default'),
  /** Seconds for both answers to a bulletin. The step that writes has 250. */
  LLM_TIMEOUT: whole(5, 240).default(40),
  /** Of a million tokens, asked and answered: '0.15,0.60'. Then each script says what it cost. */
  LLM_PRICES: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?,\d{1,6}(?:\.\d{1,6})?$/, { error: 'must be two prices of a million tokens, like 0.15,0.60' })
    .transform((prices) => {
      const [prompt = 0, completion = 0] = prices.split(',').map(Number)
      return { prompt, completion }
    })
    .optional(),
  ...voiceServerLines(endpoint),
  /** Natural voices that this instance adds by itself, by id: en-US:kristin,de-DE:thorsten-low. */
  VOICES: z.string().optional(),
  /** Where they come from, laid out as the public index of Piper voices. */
  VOICES_BASE_URL: optionalUrl('http:', 'https:'),
  /** host:port,… that sources and FTP may reach although their addresses are private. */
  ALLOW_PRIVATE_HOSTS: listFor(readAllowedHosts),
  /** Ports besides 80 and 443 that sources may be fetched from. */
  SOURCE_PORTS: listFor(readSourcePorts),
  /** What one station may have: packages/domain/src/stations/station-limits.ts says what each is. */
  STATION_SCHEDULERS: most(STATION_LIMITS.schedulers),
  STATION_SLOTS_A_DAY: most(STATION_LIMITS.slotsADay),
  STATION_IN_PREPARATION: most(STATION_LIMITS.inPreparation),
  STATION_SAMPLES_AN_HOUR: most(STATION_LIMITS.samplesAnHour),
  STATION_PREVIEWS_AN_HOUR: most(STATION_LIMITS.previewsAnHour),
  STATION_WEBHOOKS: most(STATION_LIMITS.webhooks),
  STATION_FEEDS: most(STATION_LIMITS.feeds),
  STATION_FEED_TESTS_AN_HOUR: most(STATION_LIMITS.feedTestsAnHour),
  STATION_VOICES: most(STATION_LIMITS.voices),
  STATION_AUDIO_GB: amount('a number above 0', (value) => value > 0 && value < Number.POSITIVE_INFINITY).default(
    STATION_LIMITS.audioBytes / GB,
  ),
  /** Where Subscribe leads, of the plan of that name; without it to an inquiry. */
  PAYMENT_LINK_STARTER: optionalUrl('http:', 'https:'),
  PAYMENT_LINK_PROFESSIONAL: optionalUrl('http:', 'https:'),
  PAYMENT_LINK_NETWORK: optionalUrl('http:', 'https:'),
  SESSION_SECRET: secret(32).optional(),
  SEAL_KEYS: readBy((keys) => readSealKeys(keys, 'SEAL_KEYS')).optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

export type Config = Omit<Env, 'PUBLIC_URL' | 'HOURCAST_DATA'> & {
  PUBLIC_URL: string
  /** Absolute path of the data folder. */
  dataDir: string
  stationLimits: StationLimits
  /** Not there without S3_ENDPOINT. */
  s3?: S3Settings & { cacheBytes: number }
}

type Env = z.infer<typeof envSchema>

/** Throws ConfigError where the address is set and a line beside it is missing. */
const s3SettingsOf = (env: Env): Pick<Config, 's3'> => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!endpoint) return {}
  if (bucket && accessKeyId && secretAccessKey) {
    const settings = { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey }
    return { s3: { ...settings, cacheBytes: env.S3_CACHE_MB * MB } }
  }
  const beside = { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  const missing = Object.entries(beside).filter(([, value]) => !value)
  throw new ConfigError(missing.map(([name]) => `${name}: must be set beside S3_ENDPOINT`).join('\n'))
}

export class ConfigError extends Error {}

/** Throws ConfigError with one line per wrong variable. Empty strings count as not set. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = envSchema.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const { HOURCAST_DATA, PUBLIC_URL, ...rest } = parsed.data
  return {
    ...rest,
    PUBLIC_URL: (PUBLIC_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(HOURCAST_DATA),
    ...s3SettingsOf(parsed.data),
    stationLimits: {
      schedulers: rest.STATION_SCHEDULERS,
      slotsADay: rest.STATION_SLOTS_A_DAY,
      inPreparation: rest.STATION_IN_PREPARATION,
      samplesAnHour: rest.STATION_SAMPLES_AN_HOUR,
      previewsAnHour: rest.STATION_PREVIEWS_AN_HOUR,
      webhooks: rest.STATION_WEBHOOKS,
      feeds: rest.STATION_FEEDS,
      feedTestsAnHour: rest.STATION_FEED_TESTS_AN_HOUR,
      voices: rest.STATION_VOICES,
      audioBytes: Math.round(rest.STATION_AUDIO_GB * GB),
    },
  }
}
