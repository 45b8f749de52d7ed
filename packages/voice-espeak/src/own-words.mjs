import { withWords } from './dictionary.mjs'
import { codesOf } from './ipa-mnemonics.mjs'
import { createPhonemeTables } from './phoneme-table.mjs'
import { toStandIns } from './pronounced.mjs'

const DATA = '/usr/share/espeak-ng-data'

/** The files that tell a language: `gmw/de`. */
const filesIn = (files, folder) =>
  files
    .readdir(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => {
      const path = `${folder}/${name}`
      return files.isDir(files.stat(path).mode) ? filesIn(files, path) : [path]
    })

/** By its tag, the table of sounds that a language is said with. Of several files the one that names it first, or as most its own. */
const readLanguages = (files) => {
  const known = new Map()
  for (const path of filesIn(files, `${DATA}/lang`)) {
    const text = files.readFile(path, { encoding: 'utf8' })
    for (const [, tag, priority = '5'] of text.matchAll(/^language\s+(\S+)(?:\s+(\d+))?/gm)) {
      const [base] = tag.split('-')
      const table = /^phonemes\s+(\S+)/m.exec(text)?.[1] ?? base
      if (!known.has(tag) || known.get(tag).priority > Number(priority))
        known.set(tag, { base, table, priority: Number(priority) })
    }
  }
  return known
}

/**
 * Words that a text says by sounds of its own. The engine takes none in its input, but reads its dictionary again for each text: there they
 * stand for as long as the text is read.
 */
export const createOwnWords = (files) => {
  const languages = readLanguages(files)
  const tableOf = createPhonemeTables(files.readFile(`${DATA}/phontab`))
  return (text, voice, read) => {
    if (!text.includes('](/')) return read({ text, placeOf: (at) => at })
    const { base = '', table = '' } = languages.get(voice.split('+')[0]) ?? {}
    const codes = tableOf(table) ?? new Map()
    const sounds = (ipa) => codesOf(ipa, base, codes)
    const { words, ...plain } = toStandIns(text, base, (ipa) => sounds(ipa).length > 0)
    if (words.length === 0) return read(plain)
    const path = `${DATA}/${base}_dict`
    const dictionary = files.readFile(path)
    files.writeFile(
      path,
      withWords(
        dictionary,
        words.map(({ word, ipa }) => ({ word, codes: sounds(ipa) })),
      ),
    )
    try {
      return read(plain)
    } finally {
      files.writeFile(path, dictionary)
    }
  }
}
