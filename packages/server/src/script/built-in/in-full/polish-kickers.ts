import { oneOf } from '../../word-lists.ts'
import { inPoland } from '../polish-places.ts'
import { VERB } from './polish-words.ts'

// What a Polish paper sets before its headline: 'Hiszpania: Policja zatrzymała …' is said 'W Hiszpanii policja zatrzymała …', 'Premier: Wybory będą w maju'
// is said 'Premier mówi, że wybory będą w maju'.

const STATES =
  'USA=w USA|Wielka Brytania=w Wielkiej Brytanii|Niemcy=w Niemczech|Ukraina=w Ukrainie|Holandia=w Holandii|Indie=w Indiach|Hiszpania=w Hiszpanii|Kanada=w Kanadzie|Włochy=we Włoszech|Chiny=w Chinach|Francja=we Francji|Australia=w Australii|Brazylia=w Brazylii|Indonezja=w Indonezji|Turcja=w Turcji|Słowacja=na Słowacji|Izrael=w Izraelu|Meksyk=w Meksyku|Czechy=w Czechach|Syria=w Syrii|Argentyna=w Argentynie|Filipiny=na Filipinach|Irak=w Iraku|Norwegia=w Norwegii|Szwecja=w Szwecji|Finlandia=w Finlandii|Dania=w Danii|Uganda=w Ugandzie|Łotwa=na Łotwie|Litwa=na Litwie|Nepal=w Nepalu|Gruzja=w Gruzji|Kolumbia=w Kolumbii|Kenia=w Kenii|Rumunia=w Rumunii|Serbia=w Serbii|Bułgaria=w Bułgarii|Grecja=w Grecji|Austria=w Austrii|Szwajcaria=w Szwajcarii|Belgia=w Belgii|Portugalia=w Portugalii|Węgry=na Węgrzech|Chorwacja=w Chorwacji|Japonia=w Japonii|Pakistan=w Pakistanie|Egipt=w Egipcie|Nigeria=w Nigerii|Maroko=w Maroku|Tajlandia=w Tajlandii|Wietnam=w Wietnamie|Irlandia=w Irlandii|Rosja=w Rosji|Białoruś=na Białorusi|Iran=w Iranie|Szkocja=w Szkocji|Malezja=w Malezji|Korea Południowa=w Korei Południowej|Afganistan=w Afganistanie|Hawaje=na Hawajach|Wenezuela=w Wenezueli|Mołdawia=w Mołdawii|Estonia=w Estonii|Tajwan=na Tajwanie|Peru=w Peru|Chile=w Chile|Ekwador=w Ekwadorze|Watykan=w Watykanie|RPA=w RPA'
const IN_STATE: ReadonlyMap<string, string> = new Map(
  STATES.split('|').map((one): [string, string] => [one.split('=')[0] ?? '', one.split('=')[1] ?? '']),
)

/** Words that begin a headline and are no names: within a sentence they are small. */
const PEOPLE =
  oneOf(`mężczyzna kobieta ksiądz policja policjant policjantka policjanci premier kierowca rodzina trzylatek trzylatka dwulatek dwulatka nastolatek nastolatka nastolatkowie strażacy sąd lekarze lekarz lekarka naukowcy turysta
  turystka turyści uczeń uczniowie uczennica nauczyciel nauczycielka nauczyciele student studentka studenci pijany pijana matka ojciec rodzice syn córka brat mąż żona ratownicy mieszkańcy mieszkaniec pracownicy pracownik
  pasażer pasażerowie pasażerka pielęgniarka pielęgniarki  burmistrz prokurator prokuratura prokuratorzy sprawca napastnik nożownik chłopiec dziewczynka dziecko dzieci noworodek niemowlę ciężarna para małżeństwo
  górnicy rolnicy aktywiści aktywistka protestujący klienci klientka gubernator biskupi biskup komendant sędzia sędziowie muzyk aktor aktorka piosenkarz piosenkarka gwiazda posłanka poseł deputowany służby uzbrojeni rząd parlament
  tysiące setki dziesiątki kilkadziesiąt kilkaset kilka ponad prawie niemal około dwie dwa dwaj dwóch trzy trzej trzech cztery pięć pięciu sześć siedem osiem dziewięć dziesięć jeden jedna kolejny kolejna zaginiony zaginiona`)
const THINGS =
  oneOf(`samolot pociąg autobus samochód śmigłowiec helikopter balon statek prom pies psy kot koty niedźwiedź niedźwiedzie rekin krokodyl lew wilk wilki słoń słonie ciało zwłoki szczątki wieża most budynek dom dach szkoła szkoły szpital
  fabryka wulkan rzeka piorun burza śnieżyca huragan cyklon fala woda gaz internet system firma sklep sklepy restauracja lotnisko muzeum`)
/** They say what their end is: 'zatrzymano', 'zginęła', 'doszło'. */
const HAPPENED =
  '\\p{Ll}{2,}(?:ęł[aoy]|ął|ęli|ano|ono|ięto|dzono|ył[ao]|ał[ao]|ił[ao]|dł[ao]|zł[ao]|szło)|wybuchł|doszło|zawalił|padł|spłonął|zginął|zmarł|nie'
const SMALL = new RegExp(`^(?:\\d+-lat\\p{Ll}+|(?:${PEOPLE}|${THINGS}|${HAPPENED}))(?!\\p{L})`, 'u')
const small = (story: string): string => `${story.charAt(0).toLowerCase()}${story.slice(1)}`

const TOLD =
  /(?<!\p{L})(?!czy|jeśli|ciał|dział(?:a|y)(?!\p{L})|źródł|skał|sił|szkoł|chwil|fali|hali|skali|był[aiy]|cał|biał|mał|mił|stał|kościół|zespół|artykuł)\p{L}{2,}(?:ł|ła|ło|li|ły)(?!\p{L})|(?<!\p{L})\p{L}{3,}(?:ano|ono|ęto)(?!\p{L})/u
const NOW =
  /(?<!\p{L})(?:jest|są|ma|mają|chce|chcą|może|mogą|można|musi|muszą|będzie|będą|powinien|powinn[aoiy]|trzeba|trwa|grozi|broni|potrwa|toczy|działa|przeprasza|zapowiada|ostrzega|wzywa|odpowiada|ujawnia|oskarża|zaczyna|kończy|zamyka|otwiera|wprowadza|zakazuje|odmawia|pozwala|traci|zarabia|brakuje|wystarczy|żyj[eą]|rośnie|rosną|zostan[ie]\p{L}*|\p{L}{2,}(?:uje|ują|ają|eją))(?!\p{L})/u
const ELSEWHERE = /(?<!\p{L})(?:we?|na|do) \p{Lu}\p{Ll}/u
/** Who speaks for a country. */
const OF_SPEAKER = /(?<!\p{L})(?:nasz\p{L}*|my|nas|nam|\p{L}+(?:łem|łam|liśmy|łyśmy|jemy|żemy|imy|amy|emy))(?!\p{L})/iu
/** Who leads a country is often in another one. */
const ABROAD =
  /^(?:prezydent|premier|minister|szef\p{L}*)(?!\p{L}).*(?:spotka|rozmawia|odwiedzi|polecia|przyby|przyjecha|uda[łl])/iu

const KICKER = /^(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?(?: \p{Lu}\p{Ll}+)?)[.:] (?=\S)/u

/** A story of which the place stands before it. */
const placed = (label: string, story: string): string | undefined => {
  const [sentence = ''] = story.split(/[.!?:]/)
  const begun = small(story)
  const where = inPoland(label, sentence) || IN_STATE.get(label)
  const isSure =
    where !== undefined &&
    SMALL.test(begun) &&
    !/^nie(?! żyj)(?!\p{L})/u.test(begun) &&
    [TOLD, NOW].some((verb) => verb.test(small(sentence.split(',')[0] ?? ''))) &&
    !/[?:]/.test(story.charAt(sentence.length)) &&
    !ELSEWHERE.test(sentence) &&
    ![...IN_STATE.values()].some((other) => other !== where && story.includes(` ${other}`)) &&
    !OF_SPEAKER.test(sentence) &&
    !ABROAD.test(sentence)
  return isSure ? `${where.charAt(0).toUpperCase()}${where.slice(1)} ${begun}` : undefined
}

const KNOWN =
  oneOf(`Tusk Duda Kaczyński Ziobro Hołownia Zełenski Putin Trump Biden Morawiecki Sasin Nawrocki Bosak Mentzen Czarzasty Sikorski Żurek Bodnar Domański Scholz Macron Merz Meloni Orban Fico Erdogan Netanjahu Stoltenberg
  Rutte Blinken Błaszczak Czarnek Kosiniak-Kamysz Siemoniak Kierwiński Gawkowski Niedzielski Glapiński Obajtek Soboń Łukaszenka Miedwiediew Kułeba Podolak Ławrow Pieskow Budka Trzaskowski Zandberg Broniarz Balcerowicz`)
const ROLE =
  '(?:[Ww]ice)?(?:[Pp]remier|[Pp]rezydent|[Mm]inister|[Ss]zef|[Ss]zefowa|[Pp]rezes|[Pp]rezeska|[Rr]zecznik|[Rr]zeczniczka|[Kk]anclerz|[Aa]nalityk|[Aa]nalityczka|[Ee]kspert|[Ee]kspertka|[Ee]konomista|[Ee]konomistka|[Gg]enerał|[Aa]mbasador|[Pp]apież|[Pp]oseł|[Pp]osłanka|[Ss]enator|[Mm]arszałek|[Bb]urmistrz|[Ww]ojewoda|[Dd]yrektor|[Pp]rzewodniczący|[Pp]rzewodnicząca|[Dd]uchowny|[Bb]iskup|[Aa]rcybiskup|[Hh]istoryk|[Pp]olitolog|[Ss]ocjolog|[Pp]rawnik|[Aa]dwokat|[Kk]omendant|[Dd]owódca)'
const OF_WHAT =
  '(?: (?:\\p{Lu}[\\p{L}-]+|rządu|finansów|obrony|zdrowia|edukacji|rolnictwa|klimatu|parlamentu|sztabu|policji|resortu|partii|związku|spraw zagranicznych)){0,3}'
const OFFICE = `(?:(?:\\p{Lu}\\p{Ll}+[yia] )?${ROLE}${OF_WHAT}|(?:\\p{Lu}\\p{Ll}+ )?(?:${KNOWN}))`
const ONE = new RegExp(`^(${OFFICE}|\\p{Lu}\\p{Ll}{2,}(?:ski|cki|dzki)): (?=\\S)`, 'u')
/** Of them nothing else is told before a colon. */
const OFFICIAL = new RegExp(`^${OFFICE}$`, 'u')
const SOME = /^((?:Eksperci|Ekonomiści|Naukowcy|Analitycy|Lekarze|Badacze|Rolnicy|Związkowcy|Prawnicy)): (?=\S)/u
const TELLERS = /^(Media|Niezależne media|(?:Ukraińskie|Rosyjskie|Niemieckie|Brytyjskie|Izraelskie|Amerykańskie) media): (?=\S)/u
const TELLER =
  /^(Reuters|CNN|Bloomberg|Politico|BBC|AP|AFP|NYT|ISW|GUS|ZUS|UOKiK|NIK|PIE|NBP|MON|MSZ|MF|WHO|ONZ|NASA|KNF|URE|IMGW|GDDKiA|Eurostat|Pentagon|(?:Ministerstwo|Resort)(?: (?:finansów|zdrowia|obrony|edukacji|rolnictwa|klimatu))?|(?:Brytyjskie|Rosyjskie|Ukraińskie) ministerstwo obrony|(?:Ukraiński|Brytyjski|Niemiecki|Amerykański|Rosyjski) (?:wywiad|MON|sztab)): (?=\S)/u
/** [who, the verb with which they are told, whether their words may stand as they are] */
const SPEAKERS: readonly (readonly [RegExp, string, boolean])[] = [
  [ONE, 'mówi', true],
  [SOME, 'mówią', true],
  [TELLERS, 'podają', false],
  [TELLER, 'podaje', false],
]
const FIRST_OR_SECOND =
  /(?<!\p{L})(?:ja|my|wy|mnie|mi|nas|nam|nami|was|wam|mój|moj\p{L}+|moi\p{L}+|nasz\p{L}*|wasz\p{L}*|jestem|jesteś|mam|będę|chcę|mogę|muszę|widzę|proszę|myślę|sądzę|liczę|wierzę|robię|mówię|wiem|nie \p{L}+(?:ę|em)|\p{L}+(?:uję|am|łem|łeś|łaś|liśmy|łyśmy|emy|imy|ymy|amy|cie))(?!\p{L})/iu
const FIRST =
  /(?<!\p{L})(?:będę|chcę|mogę|muszę|widzę|proszę|jestem|mam|nam|nas|się|należy|trudno|trzeba|to|\p{L}+(?:uję|łem|łam|liśmy|łyśmy|emy|imy|ymy|amy))(?!\p{L})/iu
/** Names with which a sentence begins keep their capital. */
const NAMED = new RegExp(
  `^(?:\\p{Lu}{2,}|PiS|Polska(?! \\p{Ll}+(?:ka|cja|ość) )|Europa|Unia|Polacy|Rosjanie|Ukraińcy|Niemcy|Amerykanie|Zachód|Orlen|Kreml|${KNOWN}|${[...IN_STATE.keys()].join('|')})(?![\\p{L}-])`,
  'u',
)
/** What is set before it says more than who speaks. */
const SAID = /(?<!\p{L})(?:powiedział|dodał|stwierdził|ocenił|mówił|mówi|mówią|podają|podaje|napisał)a?(?!\p{L})/iu

const withSpeaker = (headline: string): string => {
  const [found, verb = '', mayQuote = false] = SPEAKERS.find(([who]) => who.test(headline)) ?? []
  const [whole = '', who = ''] = found?.exec(headline) ?? []
  const story = headline.slice(whole.length)
  const [sentence = '', ...others] = story.split(/(?<=[\p{L}\d]{2})[.!?]/u)
  if (whole === '' || SAID.test(headline) || /["„”“»«?!:…]|\.\.\.| [–-] /u.test(story)) return headline
  const begun = NAMED.test(story) ? story : small(story)
  const isTold = NOW.test(sentence) || TOLD.test(small(sentence))
  const isOne = others.join('').trim() === ''
  // What he says goes on behind the stop.
  if (isTold && (isOne || !mayQuote) && (SMALL.test(begun) || begun === story) && !FIRST_OR_SECOND.test(sentence))
    return `${who} ${verb}, że ${begun}`
  return mayQuote && (isTold || FIRST.test(sentence) || (OFFICIAL.test(who) && VERB.test(sentence)))
    ? `${who} ${verb}: ${story}`
    : headline
}

const SENTENCES = /(?<=[\p{L}\d]{2}[.!])(?<!(?:^| )(?:ok|tys|proc|ul|św|im|ds|ws|nr|gen|prof|dr|al|os|woj)\.) (?=\p{Lu})/u
/** Who speaks last speaks to the end: 'Sejm uchwalił ustawę. Premier: To dobry dzień'. */
const withLastSpeaker = (headline: string): string => {
  const parts = headline.split(SENTENCES)
  const at = parts.findIndex((part) => SPEAKERS.some(([who]) => who.test(part)))
  return at < 0 ? headline : [...parts.slice(0, at), withSpeaker(parts.slice(at).join(' '))].join(' ')
}

/** A headline with its place or its speaker in the sentence. `finish`: how its own words are said in full. */
export const withKicker = (headline: string, finish: (story: string) => string): string => {
  const [whole = '', label = ''] = KICKER.exec(headline) ?? []
  const where = whole === '' ? undefined : placed(label, finish(headline.slice(whole.length)))
  return withLastSpeaker(where ?? finish(headline))
}
