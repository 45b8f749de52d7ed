// Fails when an optional platform package is named in the lockfile but missing from it: `npm ci` would then fail on every system.
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const paths = Object.keys(packages)
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !paths.some((p) => p === `node_modules/${name}` || p.endsWith(`/node_modules/${name}`)))
    .map((name) => `${path}@${entry.version} needs ${name}`),
)
if (missing.length > 0) {
  console.error(`package-lock.json is incomplete:\n${missing.join('\n')}`)
  process.exit(1)
}
