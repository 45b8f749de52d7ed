// Fails where a file of the product exports what no other file of the product names and it does not use itself: only a test keeps it.
// knip finds what nobody imports; to it a test is a use. Here names are compared as words: two things of one name hide each other.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NO_PRODUCT = /\.(test|spec|contract)\.tsx?$|\/testing\/|\/tests\/|\.d\.ts$/
// What Remix, a tool or a thread calls by its name; and the whole catalogue of the specification's texts, also what no page says yet.
const CALLED_BY_NAME =
  /^packages\/domain\/src\/messages\.ts|^apps\/web\/app\/(routes\/|root|entry)|config\.ts$|failure-converter\.mjs$|audio-thread\.ts$|source-thread\.ts$/
const EXPORT = /^export (?:async )?(?:const|function|type|class|let)\*? +([\w$]+)/gm
const WORD = /[A-Za-z_$][\w$]*/g

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*/g, '')

/** `sources`: path → text. Gives 'path: name' of each export that only tests use. */
export const findTestOnly = (sources) => {
  const product = Object.entries(sources)
    .filter(([path]) => !NO_PRODUCT.test(path))
    .map(([path, text]) => ({ path, text: withoutComments(text) }))
  const uses = new Map()
  for (const { text } of product) for (const word of text.match(WORD) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1)
  return product.flatMap(({ path, text }) =>
    CALLED_BY_NAME.test(path)
      ? []
      : [...text.matchAll(EXPORT)].flatMap(([, name]) => (uses.get(name) === 1 ? [`${path}: ${name}`] : [])),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const patterns = ['apps', 'packages', 'workflows'].flatMap((folder) => ['ts', 'tsx', 'mjs'].map((ext) => `${folder}/**.${ext}`))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns], {
    cwd: root,
  })
  const sources = {}
  for (const path of listed.toString().trim().split('\n')) {
    try {
      sources[path] = readFileSync(join(root, path), 'utf8')
    } catch {
      // Removed, and not yet committed.
    }
  }
  const found = findTestOnly(sources)
  if (found.length > 0) {
    console.error(`Only tests use these; they go, or move beside the tests:\n${found.join('\n')}`)
    process.exit(1)
  }
}
