import { constants } from 'node:fs'
import { access, mkdir, statfs } from 'node:fs/promises'
import { DEFAULT_REMOTE_VOICES, type RemoteVoiceConfig } from '@hourcast/audio/voice/remote-voice'
import nodemailer from 'nodemailer'
import pg from 'pg'
import { type Clock, systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { voiceServersOf } from '../voice-server-lines.ts'
import { type Probe, withoutSecrets } from './probe.ts'
import { writerProbe } from './writer-probe.ts'

const STEP_MS = 10_000

export const configuredProbes = (config: Config, databaseUrl: string, clock: Clock = systemClock): Probe[] => [
  dataFolder(config),
  database(config, databaseUrl),
  // The embedded one has this machine's.
  ...(config.DATABASE_URL ? [clocks(config.DATABASE_URL, clock)] : []),
  ...(config.SMTP_URL ? [mail(config.SMTP_URL)] : []),
  ...(config.LLM_BASE_URL ? [writerProbe(config, config.LLM_BASE_URL)] : []),
  ...voiceServersOf(config).map(voice),
]

const dataFolder = ({ dataDir }: Config): Probe => ({
  name: 'data folder',
  target: dataDir,
  advice: 'Let this user write there, or set HOURCAST_DATA to another folder; keep at least 1 GB free.',
  steps: [
    {
      name: 'write',
      run: async () => {
        await mkdir(dataDir, { recursive: true })
        await access(dataDir, constants.W_OK)
        return ''
      },
    },
    {
      name: 'free space',
      run: async () => {
        const { bavail, bsize } = await statfs(dataDir)
        const megabytes = Math.floor((Number(bavail) * Number(bsize)) / 1e6)
        if (megabytes < 200) throw new Error(`only ${megabytes} MB free`)
        return `${megabytes} MB`
      },
    },
  ],
})

const askDatabase = async (url: string, query: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: STEP_MS, query_timeout: STEP_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ answer: string }>(query)
    return rows[0]?.answer ?? ''
  } finally {
    await client.end()
  }
}

const database = (config: Config, databaseUrl: string): Probe => {
  const ask = (query: string) => askDatabase(databaseUrl, query)
  return {
    name: 'database',
    target: config.DATABASE_URL ? withoutSecrets(config.DATABASE_URL) : 'embedded PostgreSQL',
    advice: config.DATABASE_URL
      ? 'Check host, port, user and password in DATABASE_URL, and that the server lets this machine in.'
      : 'Look into logs/postgres.log in the data folder.',
    steps: [
      { name: 'connect', run: () => ask("SELECT 'PostgreSQL ' || current_setting('server_version') AS answer") },
      {
        name: 'version 15 or newer',
        run: async () => {
          const version = await ask("SELECT current_setting('server_version_num') AS answer")
          if (Number(version) < 150_000) throw new Error(`server_version_num is ${version}`)
          return ''
        },
      },
      {
        name: 'may create tables',
        run: async () => {
          if ((await ask("SELECT has_schema_privilege('public', 'CREATE')::text AS answer")) !== 'true')
            throw new Error('no CREATE on schema public')
          return ''
        },
      },
    ],
  }
}

/** Beyond this a bulletin is on time by one clock, and late by the other. */
const APART_MS = 2_000
const TIME = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::text AS answer'

const clocks = (url: string, { now }: Clock): Probe => ({
  name: 'clock',
  target: "this machine's and the database's",
  advice: 'Set the clocks of both machines by NTP: broadcasts air by the clock of the machine that the worker runs on.',
  steps: [
    {
      name: 'agree within 2 seconds',
      run: async () => {
        const before = now()
        const told = await askDatabase(url, TIME).catch(() => undefined)
        // That it does not answer is another finding.
        if (told === undefined) return 'the database says no time'
        // It was told at some moment between the two.
        const [aheadMs, behindMs] = [before - Number(told), Number(told) - now()]
        if (Math.max(aheadMs, behindMs) <= APART_MS) return ''
        const words = `${Math.round(Math.max(aheadMs, behindMs) / 1000)} s ${aheadMs > behindMs ? 'ahead of' : 'behind'}`
        throw new Error(`this machine's clock is ${words} the database's`)
      },
    },
  ],
})

const mail = (smtpUrl: string): Probe => ({
  name: 'mail',
  target: withoutSecrets(smtpUrl),
  advice: 'Check host, port, user and password in SMTP_URL; smtps:// for port 465, smtp:// for 25 and 587.',
  steps: [
    {
      name: 'greet and sign in',
      run: async () => {
        const transport = nodemailer.createTransport({
          url: smtpUrl,
          connectionTimeout: STEP_MS,
          greetingTimeout: STEP_MS,
          socketTimeout: STEP_MS,
        })
        try {
          await transport.verify()
          return ''
        } finally {
          transport.close()
        }
      },
    },
  ],
})

const post = async (url: string, key: string | undefined, body: unknown, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  return response
}

const voice = ({ baseUrl, apiKey, model = 'tts-1', voices = DEFAULT_REMOTE_VOICES }: RemoteVoiceConfig): Probe => ({
  name: 'voice',
  target: withoutSecrets(baseUrl),
  advice:
    'Check TTS_BASE_URL (it usually ends in /v1), TTS_API_KEY, TTS_MODEL and TTS_VOICES. Until it works the built-in voices speak.',
  steps: [
    {
      name: 'speak a word',
      run: async (signal) => {
        const body = { model, voice: voices[0]?.names[0], input: 'Ready.', response_format: 'pcm' }
        const response = await post(`${baseUrl.replace(/\/+$/, '')}/audio/speech`, apiKey, body, signal)
        const bytes = (await response.arrayBuffer()).byteLength
        if (bytes < 2000) throw new Error(`only ${bytes} bytes of sound`)
        return `${bytes} bytes`
      },
    },
  ],
})

export type ProbeResult = {
  name: string
  target: string
  ok: boolean
  steps: { name: string; ok: boolean; detail: string }[]
  advice?: string
}

/** `fetch` says only that it failed; why, stands beneath. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code, message = '' } = (error.cause ?? {}) as { code?: string; message?: string }
  const why = message || code
  return why && !error.message.includes(why) ? `${error.message}: ${why}` : error.message
}

/** Tries the steps one after the other and stops at the first that fails. Never throws. */
export const tryProbe = async (probe: Probe): Promise<ProbeResult> => {
  const steps: ProbeResult['steps'] = []
  for (const step of probe.steps) {
    try {
      const detail = await step.run(AbortSignal.timeout(probe.stepMs ?? STEP_MS))
      steps.push({ name: step.name, ok: true, detail })
    } catch (error) {
      steps.push({ name: step.name, ok: false, detail: wordsOf(error) })
      return { name: probe.name, target: probe.target, ok: false, steps, advice: probe.advice }
    }
  }
  return { name: probe.name, target: probe.target, ok: true, steps }
}
