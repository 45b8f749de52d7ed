import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildHourcastProgram, type HourcastProgram } from './testing/hourcast-program.ts'

let program: HourcastProgram
beforeAll(async () => {
  program = await buildHourcastProgram()
}, 60_000)
afterAll(() => program.remove())

const STORIES = [
  ['Harbour bridge opens to traffic', 'The new bridge over the harbour took two years of work.'],
  ['Library gets longer hours', 'The city library stays open until nine in the evening from December on.'],
]
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour News</title><link>https://harbour.example</link>
<description>News</description>${STORIES.map(
  ([title, text]) => `<item><title>${title}</title><description>${text}</description><guid>${title}</guid></item>`,
).join('')}</channel></rss>`

/** A feed on this machine, and the environment that lets the program read it. */
const feed = async (body = FEED) => {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(body),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `http://${host}/feed.xml`, env: { ALLOW_PRIVATE_HOSTS: host } }
}

describe('hourcast broadcast --text', () => {
  test('prints the script of a feed alone, for the air time that is asked for; the stages are on stderr', async () => {
    const { url, env } = await feed()
    const words = ['--host', 'Ada', '--station', 'Radio One', '--at', '2026-11-23T07:00:00Z', '--zone', 'Europe/Berlin']
    const { code, out, err } = await program.run(['broadcast', '--source', url, ...words, '--text'], env)
    expect(code).toBe(0)
    expect(out).toContain('Good morning')
    expect(out).toContain('Ada')
    expect(out).toContain('Radio One')
    expect(out).toContain('Library gets longer hours.')
    expect(err).toMatch(/^\[ *\d+\.\d s\] reading the sources\n\[ *\d+\.\d s\] writing, from 2 items\n$/)
  })

  test('--json says what stands behind each breath; the same settings give the same words, in any language', async () => {
    const { url, env } = await feed()
    const ask = [
      'broadcast',
      '--source',
      `${url}|${url}`,
      '--at',
      '2026-11-23T19:00:00Z',
      '--language',
      'German',
      '--text',
      '--json',
    ]
    const [one, two] = [await program.run(ask, env), await program.run(ask, env)]
    const script = JSON.parse(one.out)
    expect(script).toMatchObject({ title: expect.stringContaining('Nachrichten'), text: expect.any(String), writer: 'built-in' })
    expect(script.segments.map(({ text }: { text: string }) => text).join('\n\n')).toBe(script.text)
    expect(script.segments[0]).toEqual({ kind: 'greeting', text: expect.any(String), spoken: expect.any(String), items: [] })
    const told = script.segments.flatMap(({ items }: { items: { title: string }[] }) => items.map(({ title }) => title))
    const untold = script.leftOut.map(({ title, code, reason }: Record<string, string>) => (code && reason ? title : ''))
    expect([...told, ...untold].sort()).toEqual(STORIES.map(([title]) => title))
    expect(script.text).toContain('Guten Abend')
    expect(two.out).toBe(one.out)
  })

  test('a source that gives nothing is code 1, and stderr names it and what is wrong with it', async () => {
    const { url, env } = await feed('<html><body>Not found</body></html>')
    const failed = await program.run(['broadcast', '--source', url, '--text'], env)
    expect(failed).toMatchObject({ code: 1, out: '' })
    expect(failed.err).toContain('No content found: none of the sources could be read.')
    expect(failed.err.split('\n').length).toBeGreaterThan(2)
  })

  test('a private address is refused unless it is named', async () => {
    const { url } = await feed()
    const failed = await program.run(['broadcast', '--source', url, '--text'])
    expect(failed).toMatchObject({ code: 1, out: '' })
  })
})

describe('exit codes', () => {
  test.each<[string, string[], RegExp]>([
    ['an invalid command', ['broadcats'], /unknown command/],
    ['an option that is missing', ['slots', '--days', '1'], /required option '--zone <zone>'/],
    ['a zone that nobody knows', ['slots', '--zone', 'Mars/Olympus', '--days', '1', '--hours', '7:00'], /^--zone: /],
  ])('%s is 2, told on stderr', async (_what, args, words) => {
    const ended = await program.run(args)
    expect(ended).toMatchObject({ code: 2, out: '' })
    expect(ended.err).toMatch(words)
  })

  test('a setting that is wrong is 2 and names the variable', async () => {
    const ended = await program.run(['owner', 'list'], { SMTP_URL: 'mail.radio.example' })
    expect(ended).toMatchObject({ code: 2, out: '', err: expect.stringContaining('SMTP_URL: ') })
  })

  test('a database that does not answer is 1, in one line without its password', async () => {
    const secret = { SESSION_SECRET: 's'.repeat(32), SEAL_KEYS: `k:${Buffer.alloc(32, 7).toString('base64')}` }
    const ended = await program.run(['owner', 'list'], { DATABASE_URL: 'postgres://radio:hidden@127.0.0.1:1/none', ...secret })
    expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^[^\n]+\n$/) })
    expect(ended.err).not.toContain('hidden')
  })

  test('a reader that has had enough of it is no error', () => {
    const slots = ['slots', '--zone', 'UTC', '--days', '1', '--hours', '7:00', '--count', '10000']
    const ended = spawnSync('sh', ['-c', '"$0" "$@" | head -1', process.execPath, program.file, ...slots], { encoding: 'utf8' })
    expect(ended).toMatchObject({ stdout: expect.stringMatching(/^\S+ {2}[^\n]+\n$/), stderr: '' })
  })

  test('help is 0', async () => {
    const { code, out } = await program.run(['--help'])
    expect(code).toBe(0)
    for (const command of ['broadcast', 'slots', 'owner', 'doctor', 'rebuild', 'secrets']) expect(out).toContain(`  ${command} `)
  })
})
