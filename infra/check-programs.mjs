// Every built program can be loaded: its packages are there and have the names that it imports (a bundler leaves packages outside and
// does not look). None is started: a program's own first statement ends the loading, when all that it imports has been loaded.
import { existsSync, readFileSync } from 'node:fs'
import { register } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const WEB = ['server.mjs', 'server/index.js'].map((name) => `apps/web/build/${name}`)
const WORKER = [
  'worker',
  'hourcast',
  'keeper',
  'check-settings',
  'audio-thread',
  'natural-voice',
  'source-thread',
  'bundle-workflows',
].map((name) => `apps/worker/build/${name}.mjs`)
const LOADED = 'loaded, and not started'
const NOT_STARTED = `
  let programs = []
  export const initialize = (given) => { programs = given }
  export const load = async (url, context, next) => {
    const loaded = await next(url, context)
    return programs.includes(url) ? { ...loaded, source: 'throw "${LOADED}";' + String(loaded.source).replace(/^#!.*/, '') } : loaded
  }`

/** The files that these import at once or later, with themselves. */
const withChunks = (files) => {
  const found = new Set(files)
  for (const file of found)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.\.?\/[^"]+\.m?js)"/g)) {
      const chunk = join(dirname(file), path)
      if (existsSync(chunk)) found.add(chunk)
    }
  return [...found]
}

/** Why programs below `root` cannot be loaded: a line for each. */
export const faultsOfPrograms = async (root, programs = [...WEB, ...WORKER]) => {
  const missing = programs.filter((name) => !existsSync(join(root, name)))
  const there = programs.filter((name) => !missing.includes(name)).map((name) => join(root, name))
  const urls = there.map((file) => pathToFileURL(file).href)
  register(`data:text/javascript,${encodeURIComponent(NOT_STARTED)}`, { data: urls })
  const faults = missing.map((name) => `${name} is not built`)
  for (const file of withChunks(there))
    await import(pathToFileURL(file).href).catch((error) => {
      if (error !== LOADED) faults.push(`${relative(root, file)} cannot be loaded: ${error?.message ?? error}`)
    })
  return faults
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV ??= 'production'
  const faults = await faultsOfPrograms(fileURLToPath(new URL('..', import.meta.url)))
  for (const fault of faults) console.error(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
