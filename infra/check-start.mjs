// What each process loads at its start is a list. A worker that begins shortly before an air time has seconds: packages that a few of its
// steps need cost it some tenths each, unnoticed, as soon as an import at the top of a file brings them in.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SHARED = [
  ...['@opentelemetry/api', '@prisma/adapter-pg', '@prisma/client', 'pg', 'pino', 'zod', 'undici', 'ipaddr.js', 'piscina'],
  // Each story of each bulletin and each preview is looked at by it: 42 ms.
  'franc',
  ...['aws4fetch', 'basic-ftp', 'ssh2', 'nodemailer', 'browser-id3-writer', 'wasm-media-encoders'],
]
const REMIX = ['@remix-run/node', '@remix-run/react', 'react', 'react-dom']

/** Program → the packages that it may load before it has done anything. */
const AT_START = {
  'apps/worker/build/worker.mjs': [...SHARED, 'graphile-worker', 'p-limit'],
  'apps/web/build/server.mjs': [
    ...SHARED,
    ...['@remix-run/express', '@remix-run/node', 'compression', 'express', 'helmet', 'ical-generator', 'yazl'],
  ],
  'apps/web/build/server/index.js': [
    ...REMIX,
    ...[
      '@prisma/client',
      'pg',
      'zod',
      // Its process has loaded it by then.
      'undici',
      'ipaddr.js',
      'basic-ftp',
      'ssh2',
      'browser-id3-writer',
      'wasm-media-encoders',
      'postal-mime',
    ],
  ],
}

// As bundlers print them: an import at the start of a line, perhaps with its names on lines of their own; before it, the source it is of.
const STATEMENT = /^\/\/ (\S+\.tsx?)$|^(?:import|export|\})(?:[^'"\n]*? from)? ?["']([^"'\n]+)["'];?$/gm

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Package → the source that imports it, where the bundler names it, for all that comes with `program` before its first statement. */
const packagesAtStart = (program) => {
  const files = new Set([program])
  const packages = new Map()
  for (const file of files) {
    let source = ''
    for (const [, named, specifier] of readFileSync(file, 'utf8').matchAll(STATEMENT))
      if (named) source = named
      else if (specifier.startsWith('.')) files.add(join(dirname(file), specifier))
      else if (!specifier.startsWith('node:') && !packages.has(packageOf(specifier))) packages.set(packageOf(specifier), source)
  }
  return packages
}

/** A sentence for each package that is loaded and not listed, or listed and not loaded. */
export const faultsOfStart = (root, lists = AT_START) =>
  Object.entries(lists).flatMap(([program, listed]) => {
    if (!existsSync(join(root, program))) return [`${program} is not built`]
    const packages = packagesAtStart(join(root, program))
    const more = [...packages].filter(([name]) => !listed.includes(name))
    return [
      ...more.map(
        ([name, source]) =>
          `${program} loads ${name} at its start${source && ` (${source})`}: import it when it is needed, by import() of the file that uses it. What every start needs stands in the list of infra/check-start.mjs.`,
      ),
      ...listed
        .filter((name) => !packages.has(name))
        .map((name) => `${program} no longer loads ${name} at its start: take it off its list`),
    ]
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = faultsOfStart(fileURLToPath(new URL('..', import.meta.url)))
  for (const fault of faults) console.error(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
