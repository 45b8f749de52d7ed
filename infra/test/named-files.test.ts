import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NOT_OURS = new Set(['node_modules', 'build', 'generated', '.git', '.data', '.turbo'])

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name)) return []
    return entry.isDirectory() ? [`${path}/`, ...filesIn(path)] : [path]
  })

/** 'a/{b,c}.ts' → 'a/b.ts', 'a/c.ts', from the inside out. */
const spreadOut = (text: string): string[] => {
  const braces = /^(.*)\{([^{}]*)\}(.*)$/.exec(text)
  if (!braces) return [text]
  const [, before = '', parts = '', after = ''] = braces
  return parts.split(',').flatMap((part) => spreadOut(`${before}${part}${after}`))
}

/** What looks like a path of ours: it begins with one of our folders, or ends as source does. */
const PATH = /^(?:(?:packages|apps|workflows|infra|docs)(?:\/|$)[\w$.{},/-]*|[\w$][\w$.{},/-]*\.(?:ts|tsx|mjs|sh|prisma|md|css))$/

const namedIn = (document: string): string[] =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/`([^`\s]+)`|\]\(([^)\s:]+)\)/g)]
    .map(([, code, link]) => code ?? join(document, '..', link ?? '').replace(/#.*$/, ''))
    .filter((word) => PATH.test(word))
    .flatMap(spreadOut)

const existing = filesIn('')
const isThere = (path: string): boolean => {
  const plain = path.replace(/\/$/, '')
  return existing.some((one) => [plain, `${plain}/`].some((wanted) => one === wanted || one.endsWith(`/${wanted}`)))
}

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...existing.filter((path) => /^docs\/.*\.md$/.test(path))]

describe('files that are named in', () => {
  test.each(DOCUMENTS)('%s are there, where it says', (document) => {
    expect(namedIn(document).filter((path) => !isThere(path))).toEqual([])
  })

  test('README and ARCHITECTURE are more than a few', () => {
    expect(namedIn('README.md').length).toBeGreaterThan(10)
    expect(namedIn('docs/ARCHITECTURE.md').length).toBeGreaterThan(60)
  })
})
