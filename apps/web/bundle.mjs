// `npm run build -w @hourcast/web`: the pages (Vite empties build/ first), then the server around them.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { bundle } from '../../infra/bundle.mjs'

const remix = createRequire(import.meta.url).resolve('@remix-run/dev/dist/cli.js')
execFileSync(process.execPath, [remix, 'vite:build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
await bundle({ server: 'apps/web/server/server.ts' }, 'apps/web/build')
