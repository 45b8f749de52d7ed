import { plainWords } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'

// 'A man was stabbed in Selby. A woman has been arrested.' The first sentence is as true alone, but the second is what came of it.

type Words = Readonly<Partial<Record<Tongue, string>>>
const finder = (words: Words, begin: string): Readonly<Partial<Record<Tongue, RegExp>>> =>
  Object.fromEntries(Object.entries(words).map(([tongue, list]) => [tongue, new RegExp(`${begin}(?:${list})(?= )`, 'u')]))

/** Somebody is caught, */
const TAKEN = finder(
  {
    en: 'arrest\\S*|detained|custody|charged|jailed|sentenced',
    de: 'festgenommen|festnahmen?|verhaft\\S*|gefasst|untersuchungshaft|u haft|angeklagt\\S*|verurteilt\\S*|gericht\\S*',
    nl: 'aangehouden|aanhouding\\S*|opgepakt|gearresteerd|arrest\\S*|veroordeeld|rechtbank|rechter',
    pl: 'zatrzyma\\S*|aresz\\S*|skazan\\S*|zarzut\\S*|sąd\\S*|ujęt\\S*',
    hi: 'गिरफ्त\\S*|पकड\\S*|हिरासत|जेल|कोर्ट|अदालत|सजा',
  },
  ' ',
)
/** in a sentence that tells it at once, */
const CAUGHT = finder(
  {
    en: '(?:\\S+ ){1,8}(?:was|were|has been|have been) (?:\\S+ )?arrested|police (?:have |has )?(?:arrested|detained)',
    de: '(?:\\S+ ){1,8}(?:wurden?|konnten?|ha(?:t|ben)) (?:\\S+ ){0,8}(?:festgenommen|verhaftet)',
    nl: '(?:\\S+ ){1,8}(?:is|zijn|werd|werden|heeft|hebben) (?:\\S+ ){0,8}(?:aangehouden|opgepakt|gearresteerd)',
    pl: '(?:\\S+ ){1,6}(?:został|została|zostali) (?:\\S+ )?zatrzyman[yaie]|(?:zatrzymanych zostało|zatrzymano|(?:\\S+ ){1,3}zatrzyma(?:ła|li|ło|ły|no))',
    hi: '(?:\\S+ ){1,12}गिरफ्तार (?:कर लिया|किया|कर लिए|कर चुकी)',
  },
  '^ ',
)
/** and what for. */
const SUSPECTED = finder(
  {
    en: '(?:he|she|they|the \\S+|police say (?:he|she|they)) (?:\\S+ ){0,4}(?:accused of|suspected of|alleged to|allegedly|charged with|facing charges of)',
    de: '(?:er|sie|beide|dieser|diese|(?:de[rmn]|die) \\p{L}+) (?:soll|sollen|(?:wird|werden|steht|stehen) (?:\\S+ ){0,9}(?:verdächtigt|vorgeworfen|verdacht|beschuldigt))',
    nl: '(?:hij|zij|ze|beiden|(?:de|het) \\S+) (?:wordt|worden|zou|zouden) (?:\\S+ ){0,3}(?:verdacht|ervan|hebben|beschuldigd)',
    pl: '(?:\\S+ ){0,4}(?:podejrzan\\S+|podejrzewan\\S+|usłysza\\S+ (?:\\S+ )?zarzut\\S*|zarzuca)',
    hi: '(?:\\S+ ){0,8}पर (?:\\S+ ){0,9}आरोप',
  },
  '^ ',
)
/** Somebody is gone, */
const MISSING = finder(
  {
    en: '(?:is|are|was|were|gone|reported|went) missing|swept away',
    de: 'vermisst|mitgerissen|verschwunden',
    nl: 'vermist|meegesleurd|spoorloos',
    pl: 'zaginął|zaginęł[ay]|zaginęli|zaginion\\S+',
    hi: 'लापता|बह ग(?:या|ए|ई)',
  },
  ' ',
)
/** and is looked for. */
const SEARCHED = finder(
  {
    en: '(?:\\S+ ){0,9}(?:search\\S*|looking for)',
    de: '(?:\\S+ ){0,9}(?:such(?:t|en|e|aktion|trupps)|gesucht|suchaktion|suche)',
    nl: '(?:\\S+ ){0,9}(?:zoek(?:t|en)|gezocht|zoekactie)',
    pl: '(?:\\S+ ){0,9}(?:szuka\\S*|poszuk\\S+)',
    hi: '(?:\\S+ ){0,9}(?:तलाश|खोज\\S*)',
  },
  '^ ',
)
/** It rose or fell, and by how much the next one says. */
const MOVED = finder(
  {
    en: '(?:shares|stocks|prices|profits?|sales|inflation|unemployment|revenue|exports|index) (?:\\S+ ){0,8}(?:rose|risen|fell|fallen|rises|falls|jumped|climbed|dropped|surged|slid|slipped|slumped|gained|tumbled|higher|lower)',
    de: '(?:aktien?|aktienkurs|börsen?|dax|kurse?|preise?|ölpreise?|inflation|umsatz|gewinn|arbeitslosigkeit|\\S+preise) (?:\\S+ ){0,9}(?:steig\\S*|stieg\\S*|gestiegen|fiel|fallen|gefallen|sank|sinkt|gesunken|legt\\S*|zugelegt|nachgegeben|eingebrochen)',
    nl: '(?:aandelen|beurs|beurzen|aex|koers\\S*|prijzen|omzet|winst|inflatie|werkloosheid) (?:\\S+ ){0,9}(?:steeg|stegen|gestegen|stijg\\S*|daalde|daalden|gedaald|daal\\S*|hoger|lager)',
    pl: '(?:ceny|kurs|giełd\\S*|wig\\S*|indeks\\S*|inflacja|bezrobocie|zysk|przychody|sprzedaż|akcje) (?:\\S+ ){0,8}(?:wzr(?:ósł|osła|osło|osły|asta\\S*)|spad(?:ł|ła|ło|ły|a|ają)|rośnie|rosną|zdrożał\\S*|potaniał\\S*)',
    hi: '(?:बाजार|सेंसेक्स|निफ्टी|शेयर|शेयरों|सोना|सोने|चांदी|कीमत\\S*|दाम|भाव|रुपया) (?:\\S+ ){0,9}(?:खरीदारी|बिकवाली|तेजी|गिरावट|बढत|उछाल|मजबूती|कमजोरी|बढ\\S*|गिर\\S*|टूट\\S*|बंद)',
  },
  ' ',
)
const AMOUNT =
  /\d(?:\S* ){1,3}?(?:%|percent|per cent|points?|prozent|punkte?n?|procent|punten|proc|procent|pkt|punkt\S*|फीसदी|प्रतिशत|अंक\S*|रुपये|रुपए) /u

/** True for a sentence with what came of the one before it: who was caught and what for, that a missing one is looked for, or by how much it rose. */
export const tellsWhatCame = (before: string, sentence: string, tongue: Tongue): boolean => {
  const [words, next] = [plainWords(before), plainWords(sentence)]
  const [isTaken, isMoved] = [TAKEN[tongue]?.test(words) === true, !/\d/.test(words) && MOVED[tongue]?.test(words) === true]
  return (
    (isTaken ? SUSPECTED[tongue]?.test(next) : CAUGHT[tongue]?.test(next)) === true ||
    (MISSING[tongue]?.test(words) === true && SEARCHED[tongue]?.test(next) === true) ||
    (isMoved && AMOUNT.test(next))
  )
}
