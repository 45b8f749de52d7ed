// Fails where the manifests of the workspaces disagree: about a version, about a licence, or about which copy of a package is loaded.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** In what is published for these, the manifest says no licence; a file in the package does. */
const LICENSED_BY_FILE = ['buildcheck', 'cpu-features', 'eval', 'format', 'require-like', 'seq-queue', 'ssh2', 'unionfs']
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$|^npm:[^ ]+@\d+\.\d+\.\d+$/

const dependenciesOf = ({ dependencies = {}, devDependencies = {} }) => ({ ...dependencies, ...devDependencies })

/** What is wrong, as sentences. `manifests`: path of a workspace → its package.json, '' for the root; `lockfile`: package-lock.json. */
export const faultsOfManifests = (manifests, { packages }) => {
  const faults = []
  const first = new Map()
  for (const [path, manifest] of Object.entries(manifests)) {
    const at = path || 'the root'
    if (!manifest.license) faults.push(`${at} names no licence`)
    for (const [name, version] of Object.entries(dependenciesOf(manifest))) {
      if (Object.values(manifests).some((workspace) => workspace.name === name)) continue
      if (!EXACT.test(version)) faults.push(`${at}: ${name} is '${version}', which is no exact version`)
      const known = first.get(name)
      if (known && known.version !== version)
        faults.push(`${name} is ${known.version} in ${known.at} and ${version} in ${at}: one version for all`)
      first.set(name, known ?? { version, at })
      // Programs are bundled from several workspaces and resolve packages from where they lie: only the copy at the root is found.
      if (path && packages[`${path}/node_modules/${name}`])
        faults.push(
          `${at}: ${name} is installed for it alone, and a program bundled elsewhere loads another one: name it in the root, too`,
        )
    }
  }
  for (const [path, { license, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1)
    if (path.includes('node_modules/') && !link && !license && !LICENSED_BY_FILE.includes(name))
      faults.push(`${name} names no licence`)
  }
  return faults
}

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

/** The folders that the root's manifest names, those with a star one by one. */
const workspaces = (patterns) =>
  patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const folder = pattern.slice(0, -2)
    return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const own = read('package.json')
  const folders = workspaces(own.workspaces).map((path) => [path, read(path, 'package.json')])
  const faults = faultsOfManifests({ '': own, ...Object.fromEntries(folders) }, read('package-lock.json'))
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
}
