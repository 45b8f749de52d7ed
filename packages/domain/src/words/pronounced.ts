/** How a word is said: in letters for every voice, in sounds (IPA) for those that know them, or both. One of them may be ''. */
export type Sounds = { letters: string; ipa: string }

/** 'gent', '/ɡɛnt/', 'gent /ɡɛnt/'; undefined where the slashes are no pair at its end. */
export const readSaid = (said: string): Sounds | undefined => {
  const [letters = '', ipa, behind, ...more] = said.split('/').map((part) => part.trim())
  if (ipa === undefined) return { letters, ipa: '' }
  return behind === '' && more.length === 0 ? { letters, ipa } : undefined
}

const SOUND = "[a-zæðøœħŋβθχ\\u0250-\\u02af\\u1d7b\\u02b0-\\u02b7ˈˌː.\\u203f' -]"
/** Nasal, voiceless, cedilla, syllabic, dental, gliding, tied. */
const MARK = '\\u0303|\\u0325|\\u0327|\\u0329|\\u032a|\\u032f|\\u035c|\\u0361'
const IPA = new RegExp(`^(?:${SOUND}(?:${MARK})*)+$`, 'u')

/** Sounds and marks of IPA, of which one at least is a sound. */
export const isIpa = (text: string): boolean => {
  const parts = text.normalize('NFD')
  return IPA.test(parts) && /\p{Ll}/u.test(parts)
}

const BRACKETS = /[[\]()/]/g

/** As a script's `spoken` holds it: `[Ghent](/ɡɛnt/)`, which is read by its sounds, else as the word in the brackets. */
export const toPronounced = (word: string, ipa: string): string =>
  `[${word.replace(BRACKETS, ' ').trim()}](/${ipa.replace(BRACKETS, '')}/)`

/** In letters as they stand; with sounds, for a voice that knows none, by the letters or as it is written. */
export const saidAs = (written: string, { letters, ipa }: Sounds): string =>
  ipa === '' ? letters : toPronounced(letters === '' ? written : letters, ipa)

const PRONOUNCED = /\[([^[\]]*)\]\(\/([^/()[\]]*)\/\)/g

/** The same for a voice that knows no sounds. */
export const withoutSounds = (spoken: string): string => spoken.replace(PRONOUNCED, '$1')

/** Where in a text words with their sounds stand: nothing may part them. */
export const pronouncedIn = (spoken: string): { from: number; to: number }[] =>
  Array.from(spoken.matchAll(PRONOUNCED), ({ index, 0: whole }) => ({ from: index, to: index + whole.length }))

/** The words of a text that have their sounds beside them. */
export const soundsIn = (spoken: string): { word: string; ipa: string }[] =>
  Array.from(spoken.matchAll(PRONOUNCED), ([, word = '', ipa = '']) => ({ word, ipa }))
