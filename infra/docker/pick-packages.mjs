// Copies what the built programs need and nothing else: the programs, and the packages that they import, with those that these need.
//   node infra/docker/pick-packages.mjs OUT PROGRAM…        from the repository's root, after the build
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'

const [out, ...programs] = process.argv.slice(2)

// Needed at build or install time alone: workflows are bundled by then.
const LEFT_OUT = new Set(['@swc/core', 'swc-loader', 'source-map-loader', 'typescript', 'prisma', 'adm-zip', 'global-agent'])

/** Native parts come for five platforms in one package: Temporal's client, and what runs natural voices. */
const PLATFORMS = {
  'node_modules/@temporalio/core-bridge/releases': `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-unknown-linux-gnu`,
  'node_modules/onnxruntime-node/bin/napi-v6': `linux/${process.arch}`,
}
const isForeign = (path) =>
  Object.entries(PLATFORMS).some(([folder, own]) => {
    const inside = path.startsWith(`${folder}/`) ? relative(folder, path) : own
    return !inside.startsWith(own) && !own.startsWith(inside)
  })

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Names of the packages that a program imports, now or later. */
const importsOf = async (program) => {
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    write: false,
    metafile: true,
    outdir: '/nowhere',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    loader: { '.node': 'file' },
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  return imports.map(({ path }) => packageOf(path)).filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
}

/** Where Node finds a package from a folder; undefined when it is not installed. */
const find = (name, from) => {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return relative('.', found)
    if (folder === resolve('.') || dirname(folder) === folder) return undefined
  }
}

const needs = ({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
  ...Object.keys(optionalDependencies),
]

const picked = new Set()
const pick = (name, from, isOptional) => {
  if (LEFT_OUT.has(name)) return
  const folder = find(name, from)
  if (folder === undefined) {
    if (isOptional) return
    throw new Error(`${name}, needed by ${from}, is not installed`)
  }
  if (picked.has(folder)) return
  picked.add(folder)
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const optional = { ...about.optionalDependencies, ...about.peerDependencies }
  for (const other of needs(about)) pick(other, folder, other in optional)
}

// Types, maps and documents are not read at run time; neither are Prisma's compilers for databases that are not ours.
const isUnread = (path) =>
  /\.(map|[cm]?ts|md|markdown|flow)$/i.test(path) || /query_compiler_.*\.(mysql|sqlite|sqlserver|cockroachdb)\./.test(path)

for (const program of programs) for (const name of await importsOf(program)) pick(name, dirname(program), false)
for (const folder of picked)
  cpSync(folder, join(out, folder), {
    recursive: true,
    dereference: true,
    // What lies in its node_modules is picked by itself; deeper ones are part of the package.
    filter: (path) => !(relative(folder, path).split('/')[0] === 'node_modules' || isForeign(path) || isUnread(path)),
  })
// The first program's folder as a whole: pages and workflows lie in it. Of the others the program alone.
cpSync(dirname(programs[0]), join(out, dirname(programs[0])), { recursive: true })
for (const program of programs)
  for (const file of [program, `${program}.map`]) if (existsSync(file)) cpSync(file, join(out, file))
console.log(`${programs.length} programs, ${picked.size} packages of ${readdirSync('node_modules').length} folders`)
