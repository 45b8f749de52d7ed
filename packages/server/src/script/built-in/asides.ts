import { BRAZILIAN_STATES } from '../spoken/brazilian-states.ts'
import type { Tongue } from '../tongue.ts'
import { withPlainFigures } from './bracket-figures.ts'
import { areLetters, lettersSaid } from './bracket-letters.ts'
import { tellsDeath } from './tells-death.ts'

// What stands in brackets is for the eye: a listener hears a number or a long name in the middle of the sentence. What the sentence says already goes.

/** 'Neste sábado (4.abr.2027)': this week's day is known without its date. */
const THIS_DAY: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pt: /(?<=(?<!\p{L})(?:[nd]?es[ts][ea]|hoje,?)\s(?:(?:segunda|terça|quarta|quinta|sexta|\dª)(?:[-\s]feira)?|sábado|domingo))\s\(\d{1,2}º?(?:[./-](?:\d{1,2}|\p{L}{3}))?(?:[./-](?:20)?\d\d)?\)/giu,
  es: /(?<=(?<!\p{L})este\s(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))\s\(\d{1,2}(?:[./-](?:\d{1,2}|\p{L}{3}))?(?:[./-](?:20)?\d\d)?\)/giu,
  fr: /(?<=(?<!\p{L})ce\s(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))\s\(\d{1,2}(?:[./-](?:\d{1,2}|\p{L}{3}))?(?:[./-](?:20)?\d\d)?\)/giu,
}

/** 'Mann (67) verletzt' */
const AGE = /(?<=\p{L}{2}|\p{Lu}\.)\s\(\d{1,2}\)(?=\s|[,.:]|$)/u
/** 'Wirt (†72) stirbt': of those who died each has it. */
const DIED_AT = /\s\(†\s?\d{1,3}\)/gu
const NUMBERS = /\(\d{1,4}(?:[.,]\d{1,2})?[^()\p{L}]{0,3}\)/gu
/** Seats, shares and lines have a number that tells something: 'Linie Nord (12)', 'Grüne (12)'. */
const COUNTED =
  /(?<!\p{L})(?:linien?|gleis|bus|tram|zug|sitzen?|sitz|mandate|stimmen|prozent|prozentpunkte|punkten?|platz|tabelle|lijn|spoor|perron|trein|zetels?|stemmen|procent|punten|plaats)(?!\p{L})[^()]{0,60}$|(?<!\p{L})(?:grünen?|linken?|union|wähler|liberalen?|denk|volt)$/iu
/** Two capitals in one word: 'AfD', 'CDU', 'GroenLinks'. */
const IS_PARTY = /\p{Lu}\p{Ll}{0,12}\p{Lu}\p{L}{0,12}$/u

/** 'Supremo Tribunal (ST)', 'PF (Polícia Federal)': the letters and the name are the same. */
const LETTERS_BEHIND = /(?<![\p{L}’'-])((?:[\p{L}’'-]{1,40}\s){1,9}[\p{L}’'-]{1,40})\s\((\p{Lu}[\p{L}-]{1,9})\)/gu
const NAME_BEHIND = /(?<![\p{L}\p{N}])(\p{Lu}{2,8})\s\((\p{Lu}[\p{L}’' -]{5,80})\)/gu

/** 'Paulo Reis (PL-SP)', 'Lula (PT)': a politician is known by his name, and in Brazil each has his party behind it. */
const PARTY =
  /(?<=\p{Lu}[\p{L}'’.-]{1,24})\s\(\s?(?:PT|PL|PSDB?|MDB|PSB|PDT|PSO[Ll]|Psol|PP|PR[DB]|PV|PC ?do ?B|PSC|PTB|DEM|PFL|PCP|PS|CDS(?:-PP)?|BE|IL|PAN|Republicanos|União(?: Brasil)?|Podemos|Novo|Avante|Solidariedade|Cidadania|Rede|Patriota|Progressistas|Missão|Chega|Livre|sem partido)(?:\s?[-–/]\s?\p{Lu}{2})?\s?\)/gu
/** '(PT)' behind the party's own name is short for it. */
const PARTY_NAME = /(?<!\p{L})(?:[Pp]artido|[Mm]ovimento|[Uu]nião|[Ff]ederação|[Bb]loco)(?:\s[\p{L}’'-]{1,20}){0,5}$/u

const withoutParties = (sentence: string): string =>
  sentence.replace(PARTY, (tag: string, at: number) => (PARTY_NAME.test(sentence.slice(Math.max(0, at - 90), at)) ? tag : ''))

/** 'Incendiu la port / video.', 'पुल गिरा 0:31 Play video।' */
const FILM = /(?:\s\/\s(?:video|foto|galerie foto|audio|live text|update|document)|\s\d{1,2}:\d\d\sPlay video)(?=[.।]?$)/iu
const LEAST = 3

/** A headline without its note that there is a film. */
export const withoutFilm = (headline: string): string => {
  const told = headline.replace(FILM, '')
  return told.split(' ').length < LEAST ? headline : told
}

/**
 * Whether letters are short for the words before them: 'ANVISA' for 'Agência Nacional de Vigilância Sanitária', 'IA' for 'inteligencia artificial'. Each letter
 * begins a word, small ones may be left out, or each word begins with one of the letters, and the first with the first.
 */
const areLettersOf = (letters: string, words: string): boolean => {
  const short = plainCapitals(letters.replace(/-.*$/u, ''))
  const initials = words
    .split(/[\s’'-]+/u)
    .map((word) => ({ isLarge: /^\p{Lu}/u.test(word), letter: plainCapitals(word.charAt(0)) }))
  const fewest = /\p{Lu}.*\p{Lu}/u.test(letters) ? 2 : 3
  const isShort = (of: readonly string[]): boolean => of.length >= fewest && of[0] === short[0] && isWithin(of, short)
  return initials.some((_, at) => {
    const run = initials.slice(at)
    return (
      isShort(run.filter(({ isLarge }) => isLarge).map(({ letter }) => letter)) ||
      run.map(({ letter }) => letter).join('') === short
    )
  })
}
const plainCapitals = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
/** 'ANVS' in 'ANVISA': one behind the other. */
const isWithin = (initials: readonly string[], letters: string): boolean => {
  let from = 0
  return initials.every((initial) => {
    from = letters.indexOf(initial, from) + 1
    return from > 0
  })
}

/** Two numbers in brackets are compared. */
const withoutAge = (sentence: string): string => {
  const { index = -1 } = AGE.exec(sentence) ?? {}
  if (index < 0 || sentence.match(NUMBERS)?.length !== 1) return sentence
  return COUNTED.test(sentence.slice(0, index)) || IS_PARTY.test(sentence.slice(0, index)) ? sentence : sentence.replace(AGE, '')
}

/** 'Der Maler Jan Olm (1873–1951)': a book has the years. 'De Oudeweg (N999)': who lives there knows the street by its name. */
const YEARS = /(?<=\p{Lu}[\p{L}’'-]{1,30})\s\((?:\*\s?)?1\d{3}\s?[–-]\s?(?:†\s?)?[12]\d{3}\)/gu
const ROAD =
  /(?<=\p{Lu}[\p{L}-]{2,30}(?:weg|straat|laan|dijk|strasse|straße|allee| [Rr]oad| [Ss]treet))\s\((?:\p{Lu}{1,2}\s?\d{1,4})\)/gu

/** '(international name: Kompasu)': a name for the eye. What is counted so is told: '(dead: 5)'. */
const OTHER_NAME =
  /(?<=\p{L})\s\((?:(?:international|local|real|full|birth|stage|scientific|Latin|former) name|nom (?:international|local|scientifique|de naissance)|nombre (?:internacional|real|científico)|nome (?:internacional|internazionale|científico|scientifico)|internationaler Name|wissenschaftlicher Name|internationale naam|nazwa międzynarodowa|nume internațional):? [^()\d]{2,60}\)/giu

/** A page of brackets is no sentence, and letters are looked for in the whole story. */
const MOST_BRACKETS = 12
const bracketsIn = (sentence: string): number => sentence.split('(').length - 1

/** 'Clara Unger (CDU)': whose party it is, though her initials are in it. A party's own name says what it is. */
const PARTY_NAMED =
  /(?<!\p{L})(?:part|uni[oóãa]|bloc|movim|mouvement|demokrat|democra|sozial|social|socjal|koalic|coali|rassemblement|alternative|alianț|ruch)/iu
/** Behind a name a party stands in brackets. */
const PARTIES =
  /^(?:CDU|CSU|SPD|FDP|AfD|BSW|FW|ÖVP|FPÖ|SPÖ|NEOS|KPÖ|SVP|GLP|SSW|PP|PSOE|VOX|ERC|PNV|BNG|CUP|UPN|CC|PS|LR|RN|LFI|PCF|EELV|UDI|NPA|PD|FdI|FI|M5S|IV|AVS|SVP|UDC|PiS|PO|KO|PSL|SLD|TD|RAZEM|NL|PL|PT|PSOL|PDT|PSB|PSTU|PTB|PV|MDB|PSDB|PSD|CDS|PCP|BE|IL|PAN|PNL|USR|AUR|UDMR|SOS|POT|VVD|PVV|CDA|NSC|BBB|JA21|FVD|FvD|DENK|VOLT|PvdA|PvdD|SP|SGP|CU|VB|BJP|INC|AAP|TMC|SNP|DUP|SDLP|UUP|TUV|GOP|LAB|CON|LD|NATO|OTAN|EU|UE|UN|ONU|UNO|USA|UK|भाजपा|कांग्रेस|सपा|बसपा|आप|राजद|जदयू|टीएमसी|माकपा|भाकपा|शिवसेना|एनसीपी|द्रमुक|नाटो)$/u
const isOfParty = (letters: string, name: string): boolean =>
  (PARTIES.test(letters) || /^(?:LibDem|Lab|Con|SPÖ|Vox|Sumar|Bildu|M5S|Lega)$/u.test(letters)) && !PARTY_NAMED.test(name)

/** A sentence without what stands in brackets and is said in it already, or is for the eye alone. `story`: where letters are said once more. */
export const withoutAsides = (sentence: string, tongue: Tongue, story = sentence): string => {
  const inState = tongue === 'pt' ? withStates(sentence) : sentence
  if (!inState.includes('(') || bracketsIn(inState) > MOST_BRACKETS) return inState
  const undated = inState
    .replace(YEARS, '')
    .replace(ROAD, '')
    .replace(OTHER_NAME, '')
    .replace(THIS_DAY[tongue] ?? '', '')
  const partyless = tongue === 'pt' ? withoutParties(undated) : undated
  // That somebody died has to be said.
  const undead = undated.includes('†') && tellsDeath(story, tongue) ? undated.replace(DIED_AT, '') : undated
  const ageless = tongue === 'de' || tongue === 'nl' ? withoutAge(undead) : partyless
  const isSaidAgain = (letters: string): boolean => story.split(new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u')).length > 2
  const unlettered = withPlainFigures(ageless, tongue)
    .replace(LETTERS_BEHIND, (all: string, name: string, letters: string) =>
      areLettersOf(letters, name) && !isOfParty(letters, name) && !isSaidAgain(letters) ? name : all,
    )
    .replace(NAME_BEHIND, (all: string, letters: string, name: string) =>
      name.split(/[\s’'-]+/u).filter((word) => /^\p{Lu}/u.test(word)).length === letters.length &&
      areLettersOf(letters, name) &&
      !isSaidAgain(letters)
        ? name
        : all,
    )
  return withCommas(tongue === 'hi' ? unlettered.replace(GLOSS, '') : unlettered, tongue, isSaidAgain)
}

/** In Hindi a name, a term or what is looked for once more, in Latin letters. */
const GLOSS = /(?<=[\p{Script=Devanagari}\p{M}])\s?\(\s?(?![^()]{0,80}(?:\d|\bnot\b|\bRs\b))[A-Za-z][A-Za-z\d .,&’'-]{0,80}\)/gu

/** Words in brackets, of one place and without marks of their own. */
const WORDS = /(?<=[\p{L}\p{M}\p{N}%"”»’])\s\((\p{L}[^()[\],;:/|!?…"“”„«»]{2,80}|\p{Lu}{2})\)(?=([,.;:!?।]|$)|\s)/gu
/** More of them are a list. */
const MOST_ASIDES = 2
/** Of one small word, '(fast)', what tells who made a picture, and what has a way of its own to be said: the minute of a goal, a share's letters. */
const NO_ASIDE =
  /^\p{Ll}+$|^(?:[Ff]oto|[Pp]hoto|[Bb]ild|[Vv][ií]deo|[Aa]rchiv|[Ff]ile|[Pp]ictured|[Ll]inks|[Rr]echts|[Ll]eft|[Rr]ight|im Bild|à (?:gauche|droite)|sic)(?!\p{L})|(?:[Ff]oto|[Pp]hoto|[Vv]ideo)$|^m(?:in)?\.?\s?\d|^[DRI]-\p{Lu}|^\p{Lu}+\d/u

/** In Hindi no comma may part a noun from what bends it. */
const BENDS = /^\s(?:का|की|के|को|में|से|पर|ने|तक|द्वारा|वाल[ाेी])(?![\p{L}\p{M}])/u
/** What limits the sentence is no aside. */
const LIMITS = /(?<!\p{L})(?:wyłącznie|poprzedni\p{L}*|był[yaeo]\p{L}*|niedoszł\p{L}*)(?!\p{L})/iu
/** In Polish a noun in brackets stands in no case of its sentence; a name, a manner or a clause may stand between commas. */
const BENT =
  /^(?!(?:w|we|na|nad|pod|przy|koło|obok|z|ze|do|od|dla|po|przed|bez|za|o|u|przez|według|wg|ok\.|około|ponad|prawie|niemal|blisko|co|czyli|tj\.|tzn\.|to|m\.in\.|np\.|głównie|szczególnie|zwłaszcza|również|także|też|oraz|i|a|ale|wraz|razem|łącznie|kiedyś|dawniej|obecnie|dziś|któr\p{Ll}+|gdzie|jeśli|choć|nie|już|jeszcze|nawet|tylko|jak)\s)\p{Ll}/u

/** What still stands in brackets is said between commas, where it can stand so, or not at all. */
const withCommas = (sentence: string, tongue: Tongue, isSaidAgain: (letters: string) => boolean): string => {
  if (bracketsIn(sentence) > MOST_ASIDES) return sentence
  return sentence.replace(WORDS, (all: string, words: string, mark: string | undefined, at: number) => {
    const before = sentence.slice(Math.max(0, at - NEAR), at)
    const said = placed(words, before, tongue)
    const behind = sentence.slice(at + all.length)
    const isBound = OF_IT.test(behind) || before.split(' ').at(-1) === words.split(' ')[0]
    if (NO_ASIDE.test(words) || isBound || LIMITS.test(words)) return all
    const party = areLetters(words) && !isSaidAgain(words) ? lettersSaid(words, before, mark !== undefined, tongue) : ''
    if (party !== '') return party
    if (said === undefined) return all
    // 'z Koła w województwie wielkopolskim' is one place.
    if (said !== words && tongue === 'pl') return ` ${said}`
    if (said === words && areLetters(words) && !isSaidAgain(words)) return ''
    if ((tongue === 'hi' && BENDS.test(behind)) || (tongue === 'pl' && BENT.test(words))) return ''
    return said === '' ? '' : `, ${said}${mark === undefined ? ',' : ''}`
  })
}
const NEAR = 60
/** 'Le maire (PS) de Lyon': it belongs to the word before it. */
const OF_IT = /^\s(?:de|du|des|d['’]|del|della|di|do|da|dos|das|von|vom|of|van|al|ale)(?!\p{L})/u

/** 'em MG', 'do RS', 'no (PI)': the letters alone, where no name follows them. */
const STATE_LETTERS = /(?<!\p{L})(em|n[oa]|d[eoa]) (\()?(\p{Lu}{2})(?:(?<=\(..)\)|(?<!\(..))(?=$|[,.;:!?'’"”»]|\s(?!\p{Lu}{2}))/gu
/** In Portugal these are a president, rooms to let and an agency. */
const SOMETHING_ELSE = /^(?:d[eo] PR|de AL|d[eo] SE|[nd]a AP|d[eo] AP|de AM|de PA)$/u
/** A state in words, where the word before the letters is the state's own. */
const withStates = (sentence: string): string =>
  sentence.replace(STATE_LETTERS, (all: string, word: string, _bracket: string | undefined, letters: string) => {
    const [own = '', ...name] = (letters === 'SP' ? 'em São Paulo' : (BRAZILIAN_STATES[letters] ?? '')).split(' ')
    const isOwn = word === own || word === own.replace('em', 'de').replace(/^n/u, 'd')
    return name.length === 0 || !isOwn || SOMETHING_ELSE.test(`${word} ${letters}`) ? all : [word, ...name].join(' ')
  })

/** 'em Soutelo', but not 'Deputado Rui Costa (MS)', who is from there. */
const IN_PLACE = /(?<!\p{L})(?:[Ee]m|[Nn][oa]s?|[Dd][eao]s?)\s(?:\p{Lu}[\p{L}’'-]*)(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}’'-]*){0,3}$/u
const NO_TOWN =
  /(?:[Dd]eputad|[Ss]enador|[Pp]refeit|[Gg]overnador|[Vv]eread|[Mm]inistr|[Cc]andidat|[Aa]tleta|[Pp]raça|[Rr]ua|[Aa]venida|[Ii]greja|[Aa]mazonas|[Ff]ederal)[^,.]{0,40}$/u

/** 'woj. łódzkie', 'Łódzkie': in brackets it is where a place lies. */
const VOIVODESHIP =
  /^(?:(?:woj\. |województwo )(\p{Ll}+(?:-\p{Ll}+)?i)e|((?:Dolnośląsk|Kujawsko-[Pp]omorsk|Lubelsk|Lubusk|Łódzk|Małopolsk|Mazowieck|Opolsk|Podkarpack|Podlask|Pomorsk|Śląsk|Świętokrzysk|Warmińsko-[Mm]azursk|Wielkopolsk|Zachodniopomorsk)i)e)$/u

/** 'em Soutelo (RJ)', '(woj. podlaskie)': in which state it lies, in words; undefined where two letters may be something else. */
const placed = (words: string, before: string, tongue: Tongue): string | undefined => {
  // A canton: the voice says it.
  if (tongue === 'de' && /^\p{Lu}{2}$/u.test(words)) return undefined
  if (tongue === 'pt' && /^\p{Lu}{2}$/u.test(words)) {
    const state = BRAZILIAN_STATES[words]
    if (state === undefined) return words
    if (!IN_PLACE.test(before) || NO_TOWN.test(before)) return undefined
    // 'no Rio de Janeiro (RJ)'
    return before.endsWith(state.replace(/^(?:no estado de|n[oa]|em) /u, '')) ? '' : state
  }
  return tongue === 'pl'
    ? words
        .replace(/^pow(?:iat|\.) (\p{Ll}+k)i$/u, 'w powiecie $1im')
        .replace(VOIVODESHIP, (_, adjective?: string, name = '') => `w województwie ${(adjective ?? name).toLowerCase()}m`)
    : words
}
