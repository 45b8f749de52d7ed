// `npm run build -w @hourcast/db`: writes the Prisma client into src/generated, without a network.
// Prisma only wants its engine's path to name an existing file before it generates; it never starts it for that.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const cli = join(dirname(require.resolve('prisma/package.json')), 'build/index.js')
const { status, stdout, stderr, error } = spawnSync(process.execPath, [cli, 'generate', '--schema', 'prisma/schema.prisma'], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
  encoding: 'utf8',
})
if (error || status !== 0) {
  console.error(`prisma generate failed: ${error?.message ?? `code ${status}`}\n${stdout ?? ''}${stderr ?? ''}`)
  process.exit(1)
}
