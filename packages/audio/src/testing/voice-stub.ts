import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A voice program that misbehaves: greets as it should and then runs `body`, which may use `send(header)`. */
export const writeVoiceStub = async (body: string, greeting = 'send({ ready: true, protocol: 1 })') => {
  const folder = await mkdtemp(join(tmpdir(), 'hourcast-voice-'))
  const program = join(folder, 'stub.mjs')
  const send = `const send = (header) => {
  const json = Buffer.from(JSON.stringify(header))
  const prefix = Buffer.alloc(8)
  prefix.writeUInt32LE(json.length)
  process.stdout.write(Buffer.concat([prefix, json]))
}`
  await writeFile(program, `${send}\nprocess.stdin.on('end', () => process.exit())\n${greeting}\n${body}\n`)
  return { program, remove: () => rm(folder, { recursive: true, force: true }) }
}
