import { oneOf } from '../../word-lists.ts'
import { inPoland } from '../polish-places.ts'

// A Polish headline leaves out 'został' and 'doszło do', and sets the country before a full stop: 'Hiszpania. Premier zapowiedział wybory'. Only what bends
// in one way is said: 'zaatakowane' is one child or many ships.

/** Nouns that end like a verb are not meant. */
const VERB =
  /(?<!\p{L})(?:jest|są|nie|ma|mają|chce|chcą|może|mogą|można|będzie|będą|był\p{L}*|się|trwa\p{L}*|traf\p{L}+|wraca\p{L}*|grozi|czeka\p{L}*|żąda\p{L}*|mówi\p{L}*|twierdz\p{L}*|broni|walcz\p{L}*|wzywa\p{L}*|zapowiada\p{L}*|odpowiada\p{L}*|ujawnia\p{L}*|opowiada\p{L}*|zaprzecza\p{L}*|domaga\p{L}*|pisze|piszą|wychodz\p{L}+|idzie|idą|ucieka\p{L}*|żegna|przeprasza\p{L}*|płac\p{L}+|musi|muszą|powinien|powinn\p{L}|zostan\p{L}+|stan[ąi]\p{L}*|zagra\p{L}*|(?!(?:hali|sali|skali|fali|chwili|szkoł[ay]|stodoł[ay]|sił[ay]|skał[ay]|ciało|źródło|dzieło|światło|hasło|zespół|kościół|artykuł)(?!\p{L}))\p{L}{2,}(?:ł|ła|ło|li|ły|ało|iono|ano|uje|ują|aje|ają|eje|eją))(?!\p{L})/iu
/** It has been done to one or to some, once it is told; where the end is the same for both, it is left. */
const DONE =
  oneOf(`aresztowan zatrzyman skazan ujęt uratowan zaatakowan zastrzelon postrzelon zamordowan odwołan zawieszon zwolnion wybran powołan mianowan nagrodzon wyróżnion odrzucon podpisan uchwalon
  zniszczon zestrzelon odnalezion znalezion ewakuowan potrącon pobit okradzion porwan usunięt unieważnion uniewinnion wstrzyman wznowion skonfiskowan zdymisjonowan ukaran deportowan wydalon zabit ujawnion
  wezwan zaprzysiężon sprzedan wykluczon przejęt odłączon pozwan schwytan nominowan przyłapan zaprezentowan wyłączon przerwan przesłuchan pokonan`)
const DONE_TO_MEN = oneOf(
  `aresztowani zatrzymani skazani ujęci uratowani zwolnieni wybrani powołani nagrodzeni ewakuowani pobici porwani ukarani deportowani wydaleni wezwani schwytani odesłani pozwani przesłuchani`,
)
const HOLDS = 'podejrzan|poszukiwan|oskarżon|zaniepokojon|oburzon|zdziwion|zachwycon'
const HOLDS_OF_MEN = 'podejrzani|poszukiwani|oskarżeni|zaniepokojeni|oburzeni|zdziwieni|zachwyceni'
const MANNER = '(?:brutalnie|śmiertelnie|oficjalnie|znów|ponownie|przedterminowo|natychmiast|prawomocnie|tymczasowo|poważnie)'
const PASSIVE = new RegExp(
  `^([\\p{L}\\d][^.,:;!?"„”–]*?) ((?:${MANNER} )?(?:(?:${DONE})[yae]|(${DONE_TO_MEN})|(${HOLDS})[yae]|(${HOLDS_OF_MEN})))(?=[.!]?$| (?:przez|za|w|we|na|z|ze|do|po|pod|o|od|u|podczas|przed|jako)(?!\\p{L})| \\p{Ll}+(?:ą|em|ami)(?!\\p{L}))`,
  'u',
)
const NO_SUBJECT =
  /^(?:w|we|na|po|przez|z|ze|do|od|za|o|u|bez|dla|pod|nad|przy|przed|jak|co|kto|gdzie|kiedy|dlaczego|czy|nowo|już|są|to|oto|tak|najczęściej|ranni|wśród)(?!\p{L})/iu

/** One thing, where the end may be that of many. */
const NEUTER =
  /^(?:Spotkanie|Głosowanie|Posiedzenie|Śledztwo|Postępowanie|Lotnisko|Muzeum|Referendum|Wydarzenie|Zgromadzenie|Rozporządzenie|Przesłuchanie|Święto|Weto|Porozumienie|Zamówienie|Dziecko)(?!\p{L})/u

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
    if (end === 'e')
      return isCounted ? (holds === undefined ? 'zostały' : 'są') : holds === undefined && NEUTER.test(subject) ? 'zostało' : ''
    if (isCounted) return ''
    return holds !== undefined ? 'jest' : end === 'y' ? 'został' : 'została'
  }
  const said = verb()
  return said === '' ? sentence : `${subject} ${said}${sentence.slice(subject.length)}`
}

const FEW = '(?:dwie|trzy|cztery|[234]|[2-9][234])'
const MUCH =
  '(?:pięć|sześć|siedem|osiem|dziewięć|dziesięć|kilka|kilkanaście|kilkadziesiąt|ponad \\d+|[5-9]|1\\d|[2-9][015-9]|\\d{3,4})'
const HOW = '((?:ciężko |poważnie |lekko |krytycznie )?)'
const BEHIND = '(?=[.!]?$|, (?:w tym|jedna|dwie|trzy)|,? (?:w|we|na|po|pod|koło|przy)(?!\\p{L}))'
const FIRST = '^((?:Co najmniej |Ponad |Prawie |Około )?)'
const HURT: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(Jedna osoba) ${HOW}ranna${BEHIND}`, 'u'), '$1 została $2ranna'],
  [new RegExp(`${FIRST}(${FEW} osoby) ${HOW}ranne${BEHIND}`, 'iu'), '$1$2 zostały $3ranne'],
  [new RegExp(`${FIRST}(${MUCH} osób) ${HOW}rannych${BEHIND}`, 'iu'), '$1$2 zostało $3rannych'],
  [new RegExp(`${FIRST}(${MUCH}) ${HOW}rannych${BEHIND}`, 'iu'), '$1$2 osób zostało $3rannych'],
  [
    new RegExp(`^((?:Dwóch|Trzech|Czterech|Pięciu|Sześciu|Kilku|Kilkunastu) \\p{Ll}+(?:ów|y|i)) ${HOW}rannych${BEHIND}`, 'u'),
    '$1 zostało $2rannych',
  ],
  [new RegExp(`^Kilkunastu rannych${BEHIND}`, 'u'), 'Kilkanaście osób zostało rannych'],
  [new RegExp(`^Co najmniej (${MUCH}) ofiar śmiertelnych${BEHIND}`, 'u'), 'Zginęło co najmniej $1 osób'],
  [new RegExp(`^Co najmniej (${FEW}) ofiary śmiertelne${BEHIND}`, 'u'), 'Zginęły co najmniej $1 osoby'],
]

const withHurt = (sentence: string): string => {
  const [hurt, said = ''] = HURT.find(([one]) => one.test(sentence)) ?? []
  return hurt === undefined || VERB.test(sentence.replace(hurt, '')) ? sentence : sentence.replace(hurt, said)
}

const AT = '(?: (?:w|we|na|pod|koło|przy|między|z udziałem) \\p{L}| \\p{Lu})'
const THINGS =
  '(?: (?:domu|mieszkania|hali|magazynu|garażu|sklepu|samochodu|lasu|kamienicy|budynku|fabryki|autobusu|składowiska|wysypiska|bloku|stodoły|restauracji|kościoła|szpitala)(?= ))'
const CARS =
  '(?: (?:(?:dwóch|trzech|czterech|pięciu|sześciu|kilku) )?(?:samochod\\p{L}+|aut\\p{L}*|pociąg\\p{L}+|szynobus\\p{L}+|tramwaj\\p{L}+|autobus\\p{L}+|motocykl\\p{L}+|pojazd\\p{L}+|ciężarów\\p{L}+|pieszego|pieszej|rowerzyst\\p{L}+))'
/** What happened, and where; its adjective bends with it. */
const EVENT = new RegExp(
  `^(?:(?:(tragiczn|śmierteln|poważn|groźn|fataln|koszmarn)y )?(wypad)ek(?=${AT})|(?:(potężn|siln)y )?(wybuch)(?= (?:gazu|w|we|na) )|(?:(tragiczn|śmierteln|poważn|groźn)e )?(zderzeni|potrąceni)e(?=${CARS})|(?:(siln|potężn|katastrofaln)e )?(trzęsieni)e ziemi(?=${AT})|()(strzelanin)a(?=${AT})|()(karambol)(?=${AT})|((?:duż|groźn|ogromn|potężn|tragiczn)y )?(pożar)(?=${AT}|${THINGS}))`,
  'u',
)
/** What is told of it behind shows that it has only now happened. */
const IS_NEW =
  /rann|zginę|nie żyj|zderzy|wjecha|uderzy|potrąci|spad|trafi|utrudnieni|kore?k|zablokowan|ewakuowa|spali|stra[żz]\p{L}|zastęp|lądowa|ciężarów|poszkodowan|ofiar|zabit|dym|ogie[nń]|płomien|obława|rośnie/iu

const withHappening = (sentence: string, behind: string): string => {
  const [what = '', ...parts] = EVENT.exec(`${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`) ?? []
  const rest = sentence.slice(what.length)
  if (
    what === '' ||
    VERB.test(rest) ||
    /[:?,]| [-–] /u.test(rest) ||
    (behind !== '' && (!IS_NEW.test(behind) || /^[^.!]*[?]/.test(behind)))
  )
    return sentence
  const at = parts.findIndex((part, place) => place % 2 === 1 && part !== undefined)
  const noun = parts[at] ?? ''
  const kind = parts[at - 1] ?? ''
  if (noun === 'pożar') return `Wybuchł ${kind}pożar${rest}`
  const bent =
    { wypad: 'wypadku', trzęsieni: 'trzęsienia ziemi', strzelanin: 'strzelaniny' }[noun] ??
    (noun.endsWith('i') ? `${noun}a` : `${noun}u`)
  return `Doszło do ${kind === '' ? '' : `${kind}ego `}${bent}${rest}`
}

const STATES =
  'USA=W USA|Wielka Brytania=W Wielkiej Brytanii|Niemcy=W Niemczech|Ukraina=W Ukrainie|Holandia=W Holandii|Indie=W Indiach|Hiszpania=W Hiszpanii|Kanada=W Kanadzie|Włochy=We Włoszech|Chiny=W Chinach|Francja=We Francji|Australia=W Australii|Brazylia=W Brazylii|Indonezja=W Indonezji|Turcja=W Turcji|Słowacja=Na Słowacji|Izrael=W Izraelu|Meksyk=W Meksyku|Czechy=W Czechach|Syria=W Syrii|Argentyna=W Argentynie|Filipiny=Na Filipinach|Irak=W Iraku|Norwegia=W Norwegii|Szwecja=W Szwecji|Finlandia=W Finlandii|Dania=W Danii|Uganda=W Ugandzie|Łotwa=Na Łotwie|Litwa=Na Litwie|Nepal=W Nepalu|Gruzja=W Gruzji|Kolumbia=W Kolumbii|Kenia=W Kenii|Rumunia=W Rumunii|Serbia=W Serbii|Bułgaria=W Bułgarii|Grecja=W Grecji|Austria=W Austrii|Szwajcaria=W Szwajcarii|Belgia=W Belgii|Portugalia=W Portugalii|Węgry=Na Węgrzech|Chorwacja=W Chorwacji|Japonia=W Japonii|Pakistan=W Pakistanie|Egipt=W Egipcie|Nigeria=W Nigerii|Maroko=W Maroku|Tajlandia=W Tajlandii|Wietnam=W Wietnamie|Irlandia=W Irlandii|Rosja=W Rosji|Białoruś=Na Białorusi|Iran=W Iranie'
const IN_STATE: ReadonlyMap<string, string> = new Map(
  STATES.split('|').map((one): [string, string] => [one.split('=')[0] ?? '', one.split('=')[1] ?? '']),
)
const KICKER =
  /^(\p{Lu}\p{L}+(?: \p{Lu}\p{Ll}+)?)\. (?=((?:\d+-lat\p{L}+|Mężczyzna|Kobieta|Ksiądz|Policja|Policjanci|Premier|Kierowca|Rodzina|Trzylatek|Dwulatek|Nastolatek|Nastolatka|Strażacy|Sąd|Lekarze|Naukowcy|Zawalił|Zawaliła|Zatrzymano|Zginęło|Zginęła|Zginął|Wybuchł|Pociąg|Samolot|Autobus|Turyst\p{L}+|Uczeń|Nauczyciel\p{L}*|Lekarz|Student\p{L}*|Tysiące|Setki|Pijany|Pies|Matka|Ojciec|Niedźwiedź|Zarwał|Doszło)(?!\p{L}))([^.!?:]+))/u
const TOLD = /(?<!\p{L})(?!czy|jeśli)\p{L}{2,}(?:ł|ła|ło|li|ły)(?!\p{L})|(?<!\p{L})\p{L}{3,}(?:ano|ono)(?!\p{L})/u
const ELSEWHERE = /(?<!\p{L})(?:we?|na|do) \p{Lu}\p{Ll}/u

/** 'Hiszpania. Premier zapowiedział wybory': a state before a full stop does not speak. */
const withState = (headline: string): string => {
  const [whole = '', state = '', , sentence = ''] = KICKER.exec(headline) ?? []
  const where = inPoland(state, sentence) || IN_STATE.get(state)
  const story = headline.slice(whole.length)
  if (where === undefined || !TOLD.test(`${headline.slice(whole.length).split(/[.!?]/)[0]}`) || ELSEWHERE.test(sentence))
    return headline
  return `${where.charAt(0).toUpperCase()}${where.slice(1)} ${story.charAt(0).toLowerCase()}${story.slice(1)}`
}

const NAME = '\\p{Lu}\\p{L}+(?:-\\p{Lu}\\p{L}+)?'
/** 'Sasin o walce z wykluczeniem: …' */
const ABOUT = new RegExp(
  `^((?:(?:[Pp]rezydent|[Pp]remier|[Mm]inister|[Pp]rezes|[Ss]zef|Prof\\.|Gen\\.)(?: \\p{Lu}{2,})? )?${NAME} (?:vel )?${NAME}|(?:Tusk|Duda|Kaczyński|Ziobro|Hołownia|Zełenski|Putin|Trump|Biden|Morawiecki|Sasin|Nawrocki|Bosak|Mentzen|Czarzasty|Sikorski|Żurek|Bodnar|Domański)) ((?:ostro |gorzko |wprost )?)(?=o (?!krok|włos|punkt|jeden|tytuł|awans|finał)(?:\\p{L}+(?:ach|ej|ym|im|u|ści|cji|sji|ce|dze|wie|rze|sie|zie|pie|bie|le|cie)|14|\\d+)(?<!anie|enie|ucie|ycie)(?!\\p{L}))`,
  'u',
)
/** They play, decide or announce, but do not speak. */
const CLUB =
  /^(?:Sąd|Trybunał|Grupa|Prokuratura|Policja|Ministerstwo|Instytut|Bank|Fundacja|Urząd|Parlament|Biały|Pałac|Kancelaria|Krajowa|Najwyższa|Narodowy|Związek|Stowarzyszenie|Partia|Koalicja|Platforma|Prawo|Izba|Straż|Manchester|Real|Legia|Lech|Raków|Górnik|Iga|Hubert|Borussia|Bayern|Unia|Komisja|Rada|Polska|Nowa|Stary|Walka|Sprawa|Mecz|Alert)(?!\p{L})/u

/** What is told as said already. */
const SAID = /(?<!\p{L})(?:powiedział|dodał|stwierdził|ocenił|mówił)a?(?!\p{L})/iu

const withSays = (headline: string): string => {
  const [said = '', who = '', how = ''] = ABOUT.exec(headline) ?? []
  const [first = ''] = headline.slice(said.length).split(/[:.!?]/)
  return said === '' || CLUB.test(who) || SAID.test(headline) || VERB.test(first)
    ? headline
    : `${who} mówi ${how}${headline.slice(said.length)}`
}

const SENTENCES = /(?<=[\p{L}\d]{2}[.!]) (?=[\p{Lu}\p{N}„"“”])/u

/** A telegram of Polish as a sentence that can be said; what is one already stays as it is. */
export const polishInFull = (headline: string): string => {
  const parts = withSays(headline).split(SENTENCES)
  return withState(parts.map((part, at) => withHappening(withHurt(withAuxiliary(part)), parts.slice(at + 1).join(' '))).join(' '))
}
