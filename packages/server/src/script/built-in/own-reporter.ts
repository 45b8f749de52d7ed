import { isSourced } from '../fit-for-air/hedges.ts'
import { lineOf } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'
import { isReporter, REPORTS } from './reported-by.ts'

/** 'Nach Angaben …', 'Potrivit …': it begins with who says so. */
const BEGINS =
  /^(?:According to|Laut|Nach Angaben|Wie|Selon|D[’']après|Según|Secondo|A detta|Segundo|De acordo com|Conforme|Według|Zdaniem|Jak|Volgens|Potrivit|Conform|După cum)\s/u
/** More verbs by which a clause behind the sentence says it. */
const SAYS =
  /(?<![\p{L}\p{M}])(?:alleg\p{L}*|insist\p{L}*|finds|heard|understands|learned|shows|mitteil\p{L}*|beton\p{L}*|expliqu\p{L}*|appris|explic\p{L}*|spieg\p{L}*|assicur\p{L}*|denkt|twierdz\p{L}*|susțin\p{L}*|susţin\p{L}*|diz|dizem|disse|dice|dicen|dit|disent|says?|said|confirm\p{L}*|announc\p{L}*|warn\p{L}*|officials|teilte\p{L}*|gesagt|hieß|heißt|bestätigte\p{L}*|sagten?|annonc\p{L}*|indiqu\p{L}*|affirm\p{L}*|apprend|confirmado|anunci\p{L}+|riport\p{L}*|ha detto|annuncia\p{L}*|rende noto|poinformow\p{L}*|przekaza\p{L}*|podał\p{L}?|podali|podano|potwierdz\p{L}*|powiedzia\p{L}*|mówi|mówią|ocenia|oceniają|rapporté\p{L}*|defende|defendem|oświadczy\p{L}*|informował\p{L}*|zegt|zei|laat \p{L}+ weten|maakt \p{L}+ bekend|bekendgemaakt|bevestig\p{L}*|aldus|anunţ\p{L}*|anunț\p{L}*|precizat|spune|spus|declarat|transmis)(?![\p{L}\p{M}])/iu
const MOST_WORDS = 14
/** What is said, or of whom it is said. */
const NO_REPORTER = /^(?:que|che|dass|dat|że|żeby|that|who|qui|die|der|das|când|care|pe care|który|która|które)\s/u
/** What is said begins with it: 'Senadores dizem que …', 'India zegt dat …'. */
const SAID_THAT = /^(.{2,60}?)\s(?:que|qu|che|dass|dat|that|że|iż|că|कि)(?![\p{L}\p{M}])/u
/** In these the sentence has its speaker in the middle. */
const HINDI = /(?:के (?:अनुसार|मुताबिक|मुताबिक़)|सूत्रों|ने (?:कहा|बताया)|का कहना)/u

/** 'Un secondo ponte', 'o segundo homem': the second is nobody who says it. */
const SECOND = /(?<!\p{L})(?:il|lo|un|uno|al|del|dal|nel|sul|col|suo|o|um|ao|do|no|pelo|seu)\s(?:secondo|segundo)(?!\p{L})/giu

/** True for a sentence that says anywhere whose words it is, 'laut', 'says': a paper beside that is one too many. */
export const hasSayer = (sentence: string, tongue: Tongue): boolean => {
  if (hasReporter(sentence, tongue) || isSourced(lineOf(sentence.replace(SECOND, ' ')), tongue)) return true
  const head = SAID_THAT.exec(sentence)?.[1]
  return head !== undefined && (REPORTS.test(head) || SAYS.test(head))
}

/** True for a sentence that says itself, before or behind, who reports it: a second reporter would not be understood. */
export const hasReporter = (sentence: string, tongue: Tongue): boolean => {
  if (tongue === 'hi') return HINDI.test(sentence) || isReporter(sentence.split(':', 1)[0]?.trim() ?? '')
  if (BEGINS.test(sentence) && sentence.includes(',')) return true
  const head = /^([^:,]{2,40}?)\s?:\s/u.exec(sentence)?.[1]
  if (head !== undefined && isReporter(head)) return true
  // '…: lo riporta il giornale, ripreso dalla tv': of the last clauses one may say it.
  return sentence
    .split(/,\s|:\s|\s[–—-]\s/u)
    .slice(1)
    .slice(-2)
    .some(
      (clause) =>
        clause.split(' ').length <= MOST_WORDS &&
        !NO_REPORTER.test(clause) &&
        (isSourced(lineOf(clause), tongue) ||
          /^so (?:der|die|das|ein|eine)\s/u.test(clause) ||
          REPORTS.test(clause) ||
          SAYS.test(clause)),
    )
}
