import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8')
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

const compose = read('docker-compose.yml')
const settings = /^x-settings: &settings\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? ''
const explained = new Set(all(read('.env.example'), /^# ([A-Z][A-Z0-9_]+)=/gm))

test('each setting that the product reads is explained in .env.example, and nothing is explained that nobody reads', () => {
  const schema = /const envSchema = z\.object\(\{\n([\s\S]+?)\n\}\)/.exec(read('packages/server/src/config.ts'))?.[1] ?? ''
  const known = new Set(all(schema, /^ {2}([A-Z][A-Z0-9_]+):/gm))
  // The lines of a voice server; those of the second and third are the same with a number.
  const ofServers = all(read('packages/server/src/voice-server-lines.ts'), /^ {2}(TTS_[A-Z_]+):/gm)
  expect(ofServers.length).toBeGreaterThan(5)
  for (const name of ofServers) known.add(name)
  // Set by `npm start` for its own children.
  known.delete('HOURCAST_EMBEDDED_DATABASE_URL')
  expect(known.size).toBeGreaterThan(50)
  expect([...known].filter((name) => !explained.has(name))).toEqual([])
  // Of the command `roles`, of Temporal's SDK, and of docker compose.
  const readElsewhere = /^(DATABASE_ADMIN_URL|TEMPORAL_(NAMESPACE|API_KEY|TLS.*)|HOURCAST_VERSION)$/
  const isRead = (name: string): boolean => known.has(name) || known.has(name.replace(/(?<=^TTS_.+)_[23]$/, ''))
  expect([...explained].filter((name) => !isRead(name) && !readElsewhere.test(name))).toEqual([])
})

test('what docker-compose.yml takes from an .env, and what it sets, is explained in .env.example', () => {
  const used = new Set([...all(compose, /\$\{([A-Z0-9_]+)/g), ...all(settings, /^ {2}([A-Z0-9_]+):/gm)])
  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter((name) => !explained.has(name))).toEqual([])
})

test('an address in .env replaces the container of docker-compose.yml, and set to nothing it selects the twin', () => {
  for (const name of ['TEMPORAL_ADDRESS', 'KAFKA_BROKERS', 'SMTP_URL'])
    expect(settings).toMatch(new RegExp(`^  ${name}: \\$\\{${name}:?-`, 'm'))
  // Handed on as they stand in .env, and in its containers not set to anything else.
  for (const name of [...explained].filter((key) => /^(S3|LLM|TTS|STATION)_/.test(key))) expect(settings).not.toContain(name)
  expect(compose).toContain('env_file: [{ path: .env, required: false }]')
})

test('every file that a container mounts or starts is there', () => {
  const mounted = all(compose, /(\.\/infra\/[\w./-]+):\//g)
  const started = [...all(compose, /\/app\/(infra\/docker\/[\w.-]+)/g), ...all(compose, /node, (infra\/docker\/[\w.-]+)/g)]
  expect([mounted.length, started.length]).toEqual([3, 4])
  for (const path of [...mounted, ...started]) expect([path, existsSync(join(root, path))]).toEqual([path, true])
})

test('each volume that is mounted is declared, and each one declared is mounted', () => {
  const declared = all(/^volumes:\n((?: {2}.*\n?)+)/m.exec(compose)?.[1] ?? '', /^ {2}([\w-]+):$/gm)
  const mounted = all(compose, /[['" ]([a-z][\w-]*):\/[a-z]/g)
  expect(declared.sort()).toEqual([...new Set(mounted)].sort())
})

test('the image build has the manifest of every workspace before it installs', () => {
  const folders = (JSON.parse(read('package.json')) as { workspaces: string[] }).workspaces.flatMap((pattern) =>
    pattern.endsWith('/*') ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => pattern.replace('*', name)) : [pattern],
  )
  const copied = all(read('infra', 'docker', 'Dockerfile'), /^COPY ([\w/-]+)\/package\.json \1\/$/gm)
  expect(copied.sort()).toEqual(folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort())
})

test('the tests against real servers start the same images as docker-compose.yml, and Temporal takes turns in both', () => {
  const images = new Set(all(compose, /image: ((?:postgres|apache|temporalio\/temporal|maildev)[\w./:-]*)/g))
  const tested = read('infra', 'real-servers', 'containers.mjs') + read('infra', 'real-servers', 'mail-and-ftp.mjs')
  expect(images.size).toBe(4)
  for (const image of images) expect(tested).toContain(`'${image}'`)
  expect(compose).toContain('DYNAMIC_CONFIG_FILE_PATH: /dynamic-config.yaml')
  const names = read('workflows', 'src', 'temporal', 'names.ts')
  const queue = /TASK_QUEUE = '(\w+)'/.exec(names)?.[1]
  const fair = all(read('infra', 'temporal', 'dynamic-config.yaml'), /^ {6}taskQueueName: (.+)$/gm)
  expect(fair).toEqual(all(names, /`\$\{taskQueue\}(-\w+)`/g).map((suffix) => `${queue}${suffix}`))
  expect(tested).toContain('matching.enableFairness=true')
})
