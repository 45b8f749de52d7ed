// `npm run build -w @hourcast/web`: the pages (Vite empties build/ first), then the server around them.
// With --watch, in dev mode: the server alone, into .dev, again with each change, and the parent hears of it. It has the pages from source.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { bundle, watchAndBundle } from '../../infra/bundle.mjs'

if (process.argv.includes('--watch')) {
  const report = (type) => process.send?.({ type })
  await watchAndBundle({ 'dev-server': 'apps/web/server/dev-server.ts' }, '.dev/web/build', () => report('bundled'))
  report('ready')
} else {
  const remix = createRequire(import.meta.url).resolve('@remix-run/dev/dist/cli.js')
  execFileSync(process.execPath, [remix, 'vite:build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await bundle({ server: 'apps/web/server/server.ts' }, 'apps/web/build')
}
