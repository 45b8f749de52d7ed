import { oneOf } from '../../word-lists.ts'
import { withKicker } from './polish-kickers.ts'
import { manyOrOne, NO_SUBJECT, VERB } from './polish-words.ts'

// A Polish headline leaves out 'został' and 'doszło do', and sets the country before a full stop: 'Hiszpania. Premier zapowiedział wybory'. Only what bends
// in one way is said: 'zaatakowane' is one child or many ships.

/** It has been done to one or to some, once it is told; where the end is the same for both, it is left. */
const DONE =
  oneOf(`aresztowan zatrzyman skazan ujęt uratowan zaatakowan zastrzelon postrzelon zamordowan odwołan zawieszon zwolnion wybran powołan mianowan nagrodzon wyróżnion odrzucon podpisan uchwalon
  zniszczon zestrzelon odnalezion znalezion ewakuowan potrącon pobit okradzion porwan usunięt unieważnion uniewinnion wstrzyman wznowion skonfiskowan zdymisjonowan ukaran deportowan wydalon zabit ujawnion
  uszkodzon zablokowan skradzion uruchomion podpalon odcięt spalon ostrzelan zbombardowan okradzion oszukan zhakowan dźgnięt otrut zatwierdzon przeniesion przewiezion odkryt wykryt
  wezwan zaprzysiężon sprzedan wykluczon przejęt odłączon pozwan schwytan nominowan przyłapan zaprezentowan wyłączon przerwan przesłuchan pokonan`)
const DONE_TO_MEN = oneOf(
  `aresztowani zatrzymani skazani ujęci uratowani zwolnieni wybrani powołani nagrodzeni ewakuowani pobici porwani ukarani deportowani wydaleni wezwani schwytani odesłani pozwani przesłuchani`,
)
const HOLDS = 'podejrzan|poszukiwan|oskarżon|zaniepokojon|oburzon|zdziwion|zachwycon'
const HOLDS_OF_MEN = 'podejrzani|poszukiwani|oskarżeni|zaniepokojeni|oburzeni|zdziwieni|zachwyceni'
const MANNER =
  '(?:\\p{Ll}{3,}owo|całkowicie|doszczętnie|brutalnie|śmiertelnie|oficjalnie|znów|ponownie|natychmiast|prawomocnie|poważnie)'
const PASSIVE = new RegExp(
  `^([\\p{L}\\d][^.,:;!?"„”–]*?) ((?:${MANNER} )?(?:(?:${DONE})[yae]|(${DONE_TO_MEN})|(${HOLDS})[yae]|(${HOLDS_OF_MEN})))(?=[.!]?$| (?:przez|za|w|we|na|z|ze|do|po|pod|o|od|u|podczas|przed|jako)(?!\\p{L})| \\p{Ll}+(?:ą|em|ami)(?!\\p{L}))`,
  'u',
)
const withAuxiliary = (sentence: string): string => {
  const [whole = '', subject = '', done = '', doneToMen, holds, holdsOfMen] = PASSIVE.exec(sentence) ?? []
  if (
    whole === '' ||
    NO_SUBJECT.test(subject) ||
    subject.split(' ').length > 7 ||
    / i \p{Ll}|[?]/u.test(sentence.slice(whole.length)) ||
    VERB.test(sentence.replace(done, ''))
  )
    return sentence
  const end = done.at(-1)
  const isCounted = /^(?:dwa|dwie|trzy|cztery)\s/iu.test(subject)
  const verb = (): string => {
    if (holdsOfMen !== undefined) return 'są'
    if (doneToMen !== undefined) return 'zostali'
    if (end === 'e') {
      const many = isCounted ? 'many' : manyOrOne(subject)
      if (many === undefined) return ''
      return many === 'many' ? (holds === undefined ? 'zostały' : 'są') : holds === undefined ? 'zostało' : 'jest'
    }
    if (isCounted) return ''
    return holds !== undefined ? 'jest' : end === 'y' ? 'został' : 'została'
  }
  const said = verb()
  return said === '' ? sentence : `${subject} ${said}${sentence.slice(subject.length)}`
}

const AT = '(?: (?:w|we|na|nad|pod|koło|przy|między|z udziałem) \\p{L}| \\p{Lu})'
const THINGS =
  '(?: (?:domu|mieszkania|hali|magazynu|garażu|sklepu|samochodu|lasu|kamienicy|budynku|fabryki|autobusu|składowiska|wysypiska|bloku|stodoły|restauracji|kościoła|szpitala)(?!\\p{L}))'
const CARS =
  '(?: (?:(?:dwóch|trzech|czterech|pięciu|sześciu|kilku) )?(?:samochod\\p{L}+|aut\\p{L}*|pociąg\\p{L}+|szynobus\\p{L}+|tramwaj\\p{L}+|autobus\\p{L}+|motocykl\\p{L}+|pojazd\\p{L}+|ciężarów\\p{L}+|pieszego|pieszej|rowerzyst\\p{L}+))'
const WHOSE =
  '(?: (?:nożownika|lwa|rekina|niedźwiedzia|psa|psów|dronów|zamachowca|szaleńca|nożem|siekierą|Rosji|Rosjan|Izraela)(?!\\p{L}))'
const WHOM =
  '(?: (?:kobiety|mężczyzny|małżeństwa|dziecka|nastolatki|nastolatka|noworodka|taksówkarza|\\d+-lat(?:ka|ki)|gazu|ładunku|samolotu)(?!\\p{L}))'
/** What happened, its gender, what stands behind it, and how it bends behind 'doszło do'. */
const EVENTS: readonly (readonly [string, 'm' | 'f' | 'n', string, string])[] = [
  ['wypadek', 'm', AT, 'wypadku'],
  ['karambol', 'm', AT, 'karambolu'],
  ['wybuch', 'm', '(?: (?:gazu|w|we|na) )', 'wybuchu'],
  ['atak', 'm', WHOSE, 'ataku'],
  ['zamach', 'm', AT, 'zamachu'],
  ['napad', 'm', AT, 'napadu'],
  ['pożar', 'm', `${AT}|${THINGS}`, 'pożaru'],
  ['zderzenie', 'n', `${AT}|${CARS}`, 'zderzenia'],
  ['potrącenie', 'n', CARS, 'potrącenia'],
  ['dachowanie', 'n', AT, 'dachowania'],
  ['trzęsienie ziemi', 'n', AT, 'trzęsienia ziemi'],
  ['zabójstwo', 'n', `${AT}|${WHOM}`, 'zabójstwa'],
  ['morderstwo', 'n', `${AT}|${WHOM}`, 'morderstwa'],
  ['strzelanina', 'f', AT, 'strzelaniny'],
  ['eksplozja', 'f', `${AT}|${WHOM}`, 'eksplozji'],
  ['awaria', 'f', '(?: (?:w|we|na) \\p{L}| (?:prądu|sieci|systemu|gazociągu|wodociągu|ciepłownicza))', 'awarii'],
  ['kolizja', 'f', AT, 'kolizji'],
  ['tragedia', 'f', AT, 'tragedii'],
  ['bójka', 'f', AT, 'bójki'],
  ['awantura', 'f', AT, 'awantury'],
  ['katastrofa', 'f', ' (?:śmigłowca|samolotu|pociągu|autobusu|awionetki)(?!\\p{L})', 'katastrofy'],
]
const ADJECTIVE = { m: '\\p{Ll}{3,}[yi]', f: '\\p{Ll}{3,}a', n: '\\p{Ll}{3,}e' }
const EVENT: readonly (readonly [RegExp, string])[] = EVENTS.map(([noun, gender, behind, bent]) => [
  new RegExp(`^(${ADJECTIVE[gender]} )?${noun}(?=${behind})`, 'u'),
  bent,
])
/** 'groźny' as it stands behind 'doszło do': 'groźnego', 'groźnej'. */
const bendAdjective = (kind: string): string =>
  kind
    .replace(/([kg])a $/u, '$1iej ')
    .replace(/a $/u, 'ej ')
    .replace(/[ye] $/u, 'ego ')
    .replace(/i $/u, 'iego ')
/** What is told of it behind shows that it has only now happened. */
const IS_NEW =
  /rann|zginę|nie żyj|zderzy|wjecha|uderzy|potrąci|spad|trafi|utrudnieni|kore?k|zablokowan|ewakuowa|spali|stra[żz]\p{L}|zastęp|lądowa|ciężarów|poszkodowan|ofiar|zabit|dym|ogie[nń]|płomien|obława|szpital|osoby (?:zostały )?zatrzymane|rośnie/iu

const withHappening = (sentence: string, behind: string): string => {
  const begun = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  const [event, bent = ''] = EVENT.find(([one]) => one.test(begun)) ?? []
  const [what = '', kind = ''] = event?.exec(begun) ?? []
  const rest = sentence.slice(what.length)
  if (
    what === '' ||
    /^(?:trzy|cztery|czy|każda|taka|nowa|prawdziwa|seria|to) $/u.test(kind) ||
    VERB.test(rest) ||
    /(?<!\p{L})kolejn/iu.test(behind) ||
    /[:?,]| [-–] /u.test(rest) ||
    (behind !== '' && (!IS_NEW.test(behind) || /^[^.!]*[?]/.test(behind)))
  )
    return sentence
  // Also of what was yesterday: that it 'broke out' would be new.
  return `Doszło do ${bendAdjective(kind)}${bent}${rest}`
}

const SENTENCES =
  /(?<=[\p{L}\d]{2}[.!])(?<!(?:^| )(?:ok|tys|proc|ul|św|im|ds|ws|nr|gen|prof|dr|al|os|woj)\.) (?=[\p{Lu}\p{N}„"“”])/u

/** Only before it stands what it is about, 'Wojna w Ukrainie. Atak dronów': behind a sentence it is told a second time. */
const TOPIC_MOST = 3
const isTopic = (sentence: string): boolean => sentence.split(' ').length <= TOPIC_MOST && !VERB.test(sentence)

const finished = (headline: string): string => {
  const parts = headline.split(SENTENCES)
  const said = parts.map((part) => withAuxiliary(part))
  return said
    .map((part, at) => (parts.slice(0, at).every(isTopic) ? withHappening(part, parts.slice(at + 1).join(' ')) : part))
    .join(' ')
}

/** A telegram of Polish as a sentence that can be said; what is one already stays as it is. */
export const polishInFull = (headline: string): string => withKicker(headline, finished)
