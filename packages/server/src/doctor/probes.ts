import { constants } from 'node:fs'
import { access, mkdir, statfs } from 'node:fs/promises'
import { DEFAULT_REMOTE_VOICES, type RemoteVoiceConfig } from '@hourcast/audio/voice/remote-voice'
import nodemailer from 'nodemailer'
import pg from 'pg'
import type { Config } from '../config.ts'
import { voiceServersOf } from '../voice-server-lines.ts'

/** One configured address or twin, tried step by step. `steps` throw at the step that fails; `advice` says what to do then. */
export type Probe = {
  name: string
  /** What it is, for people: the address without its secrets, or the twin. */
  target: string
  steps: { name: string; run: (signal: AbortSignal) => Promise<string> }[]
  advice: string
}

const STEP_MS = 10_000

/** An address as it may be printed: user and host, never a password or a query. */
export const withoutSecrets = (address: string): string => {
  const url = new URL(address)
  return `${url.protocol}//${url.username ? `${decodeURIComponent(url.username)}@` : ''}${url.host}${url.pathname}`
}

export const configuredProbes = (config: Config, databaseUrl: string): Probe[] => [
  dataFolder(config),
  database(config, databaseUrl),
  ...(config.SMTP_URL ? [mail(config.SMTP_URL)] : []),
  ...(config.LLM_BASE_URL ? [writer(config, config.LLM_BASE_URL)] : []),
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

const database = (config: Config, databaseUrl: string): Probe => {
  const ask = async (query: string): Promise<string> => {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: STEP_MS, query_timeout: STEP_MS })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ answer: string }>(query)
      return rows[0]?.answer ?? ''
    } finally {
      await client.end()
    }
  }
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

const writer = (config: Config, base: string): Probe => ({
  name: 'writer',
  target: withoutSecrets(base),
  advice:
    'Check LLM_BASE_URL (it usually ends in /v1), LLM_API_KEY and LLM_MODEL. Until it works the built-in writer takes over.',
  steps: [
    {
      name: 'write a word',
      run: async (signal) => {
        const body = {
          model: config.LLM_MODEL,
          max_tokens: 16,
          messages: [{ role: 'user', content: 'Answer with the word ready.' }],
        }
        const response = await post(`${base.replace(/\/+$/, '')}/chat/completions`, config.LLM_API_KEY, body, signal)
        const answer = (await response.json()) as { choices?: { message?: { content?: string } }[] }
        if (typeof answer.choices?.[0]?.message?.content !== 'string')
          throw new Error('the answer holds no choices[0].message.content')
        return ''
      },
    },
  ],
})

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
  return why ? `${error.message}: ${why}` : error.message
}

/** Tries the steps one after the other and stops at the first that fails. Never throws. */
export const tryProbe = async (probe: Probe): Promise<ProbeResult> => {
  const steps: ProbeResult['steps'] = []
  for (const step of probe.steps) {
    try {
      const detail = await step.run(AbortSignal.timeout(STEP_MS))
      steps.push({ name: step.name, ok: true, detail })
    } catch (error) {
      steps.push({ name: step.name, ok: false, detail: wordsOf(error) })
      return { name: probe.name, target: probe.target, ok: false, steps, advice: probe.advice }
    }
  }
  return { name: probe.name, target: probe.target, ok: true, steps }
}
