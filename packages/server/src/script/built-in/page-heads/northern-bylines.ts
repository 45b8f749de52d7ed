import { SENTENCE_STARTS } from '../../spoken/sentence-starts.ts'

// Who wrote it, run into the first sentence without a stop: 'By Tom Field, transport correspondent Rail fares rise.'

const BY =
  /^(?:By|Von|Par|Por|Di|Door|Autor(?:ka)?|Auteur|Text|Tekst|Texte|Testo|Texto|Bericht)(?::\s|\s)(?:(?:our|unsere[mr]|onze)\s\p{L}{4,20}\s)?/iu
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u
const PARTICLE = /^(?:van|von|de|der|den|del|di|da|do|dos|zu|ten|ter|te|la|le|and|und|et|y|e|en|i|și|&)$/u
const START = new RegExp(
  `^(?:${SENTENCE_STARTS}|Het|Een|De|In|Er|Na|Bij|Voor|Ook|El|La|Los|Las|Un|Una|Uno|Le|Les|Une|Il|Lo|Gli|I|O|Os|As|Um|Uma|No|Na|Two|Three|Four|Five|Zwei|Drei|Vier|Fünf|Twee|Drie|More|Mehr|Meer|Nearly|Almost|Rund)$|^\\d|^["“„«‘]`,
  'u',
)
const ROLE =
  /^(?:.*(?:correspondent|korrespondent|reporter|redakteur|redacteur|verslaggever|journalist|redaktion|redactie)\p{L}{0,3}|editor|writer|desk|staff|news|volontär(?:in)?|redactrice|corresponsal|corrispondente|periodista|giornalista|journaliste|dpa|afp|reuters|anp|pa|epd|belga|bbc|press|association)$/iu
const VERB = /^(?:is|are|has|have|was|were|will|said|says|could|may|must|can|would|should|had)$/u
/** A name is two words long, and no longer than this. */
const NAME_LEAST = 2
const MOST = 12
const STEM = 4

/** A house has no name of a person: 'Door Redactie Het veer …'. */
const HOUSE =
  /^(?:[Bb]y|[Vv]on|[Dd]oor)(?::\s|\s)(?:(?:[Tt]he|[Oo]ur|[Dd]er|[Dd]e|[Oo]nze|[Uu]nserer)\s)?(?:[Nn]ewsroom|[Ss]taff(?:\s[Rr]eporters?|\s[Ww]riters?)?|[\p{L}-]{0,12}[Rr]edactie|[\p{L}-]{0,12}[Rr]edaktion|[Nn]ews\s?[Dd]esk|[Ww]eb\s?[Dd]esk),?\s(?=["“„]?\p{Lu})/u

/** When it was written, run in too: 'Stand: 13.01.2027 06:30 Uhr Die Schule …', '12 January 2027, 09:14 GMT The pier …'. */
const STAMP_DATE =
  '(?:\\p{L}{2,10},?\\s)?(?:\\d{1,2}[./-]\\d{1,2}[./-]20\\d\\d|20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}\\.?\\s\\p{L}{3,10}\\.?\\s20\\d\\d|\\p{Lu}\\p{L}{2,9}\\.?\\s\\d{1,2},\\s20\\d\\d)'
const STAMP_CLOCK = '[,\\s|–-]{1,4}(?:um|om|at)?\\s?\\d{1,2}[:.]\\d\\d(?:\\s?(?:Uhr|uur|h|[ap]m|GMT|BST|CET|ET))?'
const STAMP = new RegExp(
  `^(?:(?:stand|published|updated|posted|veröffentlicht|aktualisiert|zuletzt aktualisiert|gepubliceerd|bijgewerkt|laatst bijgewerkt|last updated)(?:\\s(?:am|op|on|at))?:?\\s${STAMP_DATE}(?:${STAMP_CLOCK})?|${STAMP_DATE}${STAMP_CLOCK})[,|.]?\\s(?=["“„]?\\p{Lu})`,
  'iu',
)

/** A text without its author before it. `title`: its headline; a word of it may begin the story where no article does. */
export const withoutNorthernByline = (text: string, title: string): string => {
  if (HOUSE.test(text)) return text.replace(HOUSE, '').replace(STAMP, '')
  const head = BY.exec(text)?.[0] ?? ''
  const isMarked = head !== ''
  const words = [...text.slice(head.length, head.length + 200).matchAll(/\S+/g)].slice(0, MOST)
  const from = storyStart(
    words.map(([word]) => word),
    title.toLowerCase(),
    isMarked,
  )
  const start = from === undefined ? undefined : words[from]
  const story = start === undefined ? text : text.slice(head.length + start.index)
  return story.replace(STAMP, '')
}

/** At which word the story begins, where a name stands before it. */
const storyStart = (words: readonly string[], title: string, isMarked: boolean): number | undefined => {
  let names = 0
  for (const [at, word] of words.entries()) {
    const plain = word.replace(/[,|–-]+$/u, '')
    if (names >= NAME_LEAST && isMarked && START.test(word)) return at
    if (NAME.test(plain)) names += 1
    else if (!PARTICLE.test(plain) || at === 0) return names > NAME_LEAST && isMarked ? startOfNoun(words, at, title) : undefined
    if (names < NAME_LEAST) continue
    const behind = afterRole(words, at + 1)
    if (behind !== undefined) return isMarked || START.test(words[behind] ?? '') ? behind : undefined
    if (plain !== word) return undefined
  }
  return undefined
}

/** Behind what the author is: 'transport correspondent', 'BBC News'. */
const afterRole = (words: readonly string[], from: number): number | undefined => {
  for (let at = from; at < Math.min(from + 4, words.length - 1); at += 1) {
    const plain = (words[at] ?? '').replace(/[,|]+$/u, '')
    const next = words[at + 1] ?? ''
    if (ROLE.test(plain) && /^["“„«‘]?\p{Lu}/u.test(next) && !ROLE.test(next)) return at + 1
    if (!/^\p{Ll}+$/u.test(plain) && at > from) return undefined
  }
  return undefined
}

/** 'By Tom Field Rail fares rise': a third name is the story's first word, where the headline has it or a verb follows. */
const startOfNoun = (words: readonly string[], end: number, title: string): number | undefined => {
  const at = end - 1
  const word = words[at] ?? ''
  if (at < NAME_LEAST || !NAME.test(word)) return undefined
  return title.includes(word.slice(0, STEM).toLowerCase()) || VERB.test(words[end] ?? '') ? at : undefined
}
