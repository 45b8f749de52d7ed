import { small } from '../first-letter.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { placesIn } from '../fit-for-air/places-in.ts'
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
    fr: 'interpell\\S*|arrêté\\S*|arrestations?|garde à vue|mise? en examen|écroué\\S*|condamné\\S*',
    es: 'deten\\S*|detuv\\S*|arrest\\S*|condenad\\S*|imputad\\S*|capturad\\S*',
    it: 'arrest\\S*|ferma\\S*|condanna\\S*|indaga\\S*|manette',
    pt: 'pres[oa]s?|prend\\S*|detid\\S*|deten\\S*|deteve|condenad\\S*|arguid\\S*',
    ro: 're[țţ]inu\\S*|arest\\S*|condamna\\S*',
  },
  ' ',
)
/** and not a match, a train or the traffic stopped, */
const PERSON: Readonly<Partial<Record<Tongue, string>>> = {
  pl: 'mężczy\\S+|kobiet\\S*|kierow(?:ca|cy|cę|ców)|kierując\\S+|napastni\\S+|sprawc\\S+|podejrzan\\S+|poszukiwan\\S+|\\S*lat(?:ek|ka|ki|kę|kowie|ków)|osob[ayęą]|cudzozie\\S+|pasażer\\S*|dziec\\S+|osób|mieszkan\\S+|obywatel\\S*|syna?|brata?|ojca|ojciec|matk[aęi]|mąż|męża|żon[aęy]|partner\\S*|sąsiad\\S*|go|ją|ich|złodziej\\S*|nożowni\\S+|włamywacz\\S*|oszust\\S*|rowerzyst\\S+|chłop(?:ak|iec)\\S*|on|ona|oni|obaj|oboje|agresor\\S*',
  fr: 'ils?|elles?|hommes?|femmes?|suspecte?s?|conduc\\S+|chauffeurs?|automobilistes?|auteure?s?|agresseurs?|individus?|personnes?|jeunes?|adolescente?s?|mineure?s?|garçons?|filles?|fils|frères?|sœurs?|père|mère|mari|compagn\\S+|voisine?s?|complices?|voleurs?|tireurs?|assaillants?|meurtriers?|ressortissante?s?|ans|\\S+naires?',
  it: 'uom(?:o|ini)|donn[ae]|giovan[ei]|ragazz\\S+|sospettat[oaie]|conducent[ei]|autist[ai]|automobilist[aie]|responsabil[ei]|autor[ei]|aggressor[ei]|person[ae]|\\S+enn[ei]|fratello|sorella|figli[oa]|padre|madre|marito|moglie|compagn[oa]|vicin[oa]|complic[ei]|ladr[oi]\\S*|rapinator[ei]|presunt[oaie]|anni',
}
const holdsPerson = (tongue: Tongue): string => `(?=(?:\\S+ ){0,14}(?:${PERSON[tongue]}) )`
/** in a sentence that tells it at once, */
const CAUGHT = finder(
  {
    en: '(?:\\S+ ){1,8}(?:was|were|has been|have been) (?:\\S+ )?arrested|police (?:have |has )?(?:arrested|detained)',
    de: '(?:\\S+ ){1,8}(?:wurden?|konnten?|ha(?:t|ben)) (?:\\S+ ){0,8}(?:festgenommen|verhaftet)',
    nl: '(?:\\S+ ){1,8}(?:is|zijn|werd|werden|heeft|hebben) (?:\\S+ ){0,8}(?:aangehouden|opgepakt|gearresteerd)',
    pl: `${holdsPerson('pl')}(?!(?:\\S+ ){0,14}(?:ruch\\S*|praw[oa] jazdy) )(?:(?:\\S+ ){1,6}(?:został|została|zostali) (?:\\S+ )?zatrzyman[yaie]|(?:zatrzymanych zostało|zatrzymano|(?:\\S+ ){1,3}zatrzyma(?:ła|li|ło|ły|no)))`,
    hi: '(?:\\S+ ){1,12}गिरफ्तार (?:कर लिया|किया|कर लिए|कर चुकी)',
    fr: `(?:\\S+ ){1,8}(?:a|ont) été (?:\\S+ ){0,2}(?:interpellée?s?|placée?s? en garde à vue)|la police a interpellé|${holdsPerson('fr')}(?:(?:\\S+ ){1,8}(?:a|ont) été (?:\\S+ ){0,2}arrêtée?s?|la police a arrêté)`,
    es: '(?:\\S+ ){1,8}(?:fue|fueron|ha sido|han sido) (?:\\S+ )?(?:detenid[oa]s?|arrestad[oa]s?|capturad[oa]s?)|la policía (?:\\S+ )?(?:ha detenido|detuvo)',
    it: `(?:\\S+ ){1,8}(?:è|sono) stat[oaie] (?:\\S+ )?arrestat[oaie]|(?:la polizia ha|i carabinieri hanno|gli agenti hanno) arrestato|${holdsPerson('it')}(?:(?:\\S+ ){1,8}(?:è|sono) stat[oaie] (?:\\S+ )?fermat[oaie]|(?:la polizia ha|i carabinieri hanno|gli agenti hanno) fermato)`,
    pt: '(?:\\S+ ){1,8}(?:foi|foram) (?:\\S+ )?(?:pres[oa]s?|detid[oa]s?|capturad[oa]s?)|a (?:polícia|psp|gnr|pj) (?:\\S+ )?(?:prendeu|deteve)',
    ro: '(?:\\S+ ){1,8}(?:a|au) fost (?:\\S+ )?(?:re[țţ]inu\\S+|arest\\S+|prin[sșş]\\S*)|poli[țţ]iștii (?:l au|i au|au) (?:reținut|prins)',
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
    fr: '(?:il|elle|ils|elles|ce dernier|(?:le|la|les) \\S+) (?:est|sont) (?:\\S+ ){0,3}(?:soupçonnée?s?|accusée?s?|poursuivie?s?|suspectée?s?)',
    es: '(?:\\S+ ){0,4}(?:se l[ea]s? (?:acusa|investiga|imputa)\\S*|(?:está|están|es|son) (?:\\S+ )?(?:acusad[oa]s?|sospechos[oa]s?|investigad[oa]s?))',
    it: '(?:\\S+ ){0,5}(?:è|sono) (?:\\S+ ){0,2}(?:accusat[oaie]|indagat[oaie]|sospettat[oaie]|indiziat[oaie])',
    pt: '(?:\\S+ ){0,5}(?:é|são|está|estão) (?:\\S+ ){0,2}(?:suspeit[oa]s?|acusad[oa]s?|indiciad[oa]s?|investigad[oa]s?)',
    ro: '(?:\\S+ ){0,5}(?:este|sunt) (?:\\S+ ){0,2}(?:acuza[tțţ]\\S*|suspec\\S*|bănui[tțţ]\\S*|cerceta[tțţ]\\S*)',
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
    fr: 'disparu\\S*|disparition|emportée?s? par',
    es: 'desaparecid\\S*|desapareció|desaparecieron',
    it: 'dispers[oaie]|scompars[oaie]',
    pt: 'desaparecid\\S*|desapareceu|desapareceram',
    ro: 'dispăru\\S*',
  },
  ' ',
)
/** and is looked for: who looks for a new mayor has no word for them, and no search. */
const SEARCHED = finder(
  {
    en: '(?:search(?:es|ing|ed)? for|looking for) (?:him|her|them|the missing)|search(?:es|ing|ed)? (?:the (?:area|river|sea|water|lake|coast|woods|rubble)|operations?|teams?|part(?:y|ies)|and rescue|is|was|has|continues)|the search(?! for an? )',
    de: '(?:sucht|suchen) (?:\\S+ ){0,8}nach (?:ihm|ihr|ihnen|de[mnr] vermisst\\S+)|nach (?:ihm|ihr|ihnen|de[mnr] vermisst\\S+) (?:\\S+ ){0,8}gesucht|suchaktion\\S*|suchtrupps?|suche(?! nach eine[mnr]? )|(?:er|sie) (?:wird|werden) (?:\\S+ ){0,8}gesucht',
    nl: '(?:zoek(?:t|en)|gezocht) (?:\\S+ ){0,6}naar (?:hem|haar|hen|de vermiste)|naar (?:hem|haar|hen) (?:\\S+ ){0,6}gezocht|zoekacties?|zoektocht',
    pl: 'szuka\\S* (?:\\S+ )?(?:go|jej|ich|zaginion\\S+)|(?:go|jej|ich) (?:\\S+ )?(?:szuka|poszuk)\\S*|poszukiwani[ae]\\S*|poszukiwawcz\\S+',
    hi: '(?:उसकी|उनकी|युवक की|युवती की|महिला की|लोगों की|शव की|लापता) (?:\\S+ ){0,2}(?:तलाश|खोज\\S*)|(?:तलाश|खोज\\S*) (?:जारी|अभियान|में जुट\\S*)',
    fr: 'recherches|(?:le|la|les) (?:re)?cherchent|(?:ils?|elles?) (?:est|sont) (?:\\S+ )?recherchée?s?',
    es: 'l[oa]s? buscan?|buscan? al?(?! una? )|buscándol[oa]s?|buscarl[oa]s?|búsqueda(?! de una? )|rastre\\S+',
    it: 'ricerche|l[oaie] cercano|cercarl[oaie]',
    pt: '(?:as|nas|de) buscas?|procuram? n[oa]s?|[oa]s? procuram',
    ro: '(?:îl|o|îi|le) caut\\S*|căutăril[eo]\\S*|(?:el|ea|ei|ele) (?:este|e|sunt) (?:\\S+ )?căuta[tțţ]\\S*',
  },
  '^ (?:\\S+ ){0,9}',
)
/** Somebody is hurt, */
const HURT = finder(
  {
    fr: 'blessée?s?|renversée?s?|percutée?s?|poignardée?s?|agressée?s?|hospitalisée?s?',
    es: 'herid[oa]s?|atropellad[oa]s?|apuñalad[oa]s?|agredid[oa]s?|hospitalizad[oa]s?|ingresad[oa]s?|balead[oa]s?',
    it: 'ferit[oaie]|investit[oaie]|accoltellat[oaie]|aggredit[oaie]|ricoverat[oaie]|travolt[oaie]',
    pt: 'ferid[oa]s?|atropelad[oa]s?|esfaquead[oa]s?|balead[oa]s?|agredid[oa]s?|internad[oa]s?|hospitalizad[oa]s?',
    ro: 'răni[tțţ]\\S*|lovi[tțţ]\\S*|înjunghia[tțţ]\\S*|agresa[tțţ]\\S*|internat[ăe]?|interna[țţ]i',
  },
  ' ',
)
/** and is in danger or out of it. */
const CONDITION = finder(
  {
    fr: '(?:\\S+ ){0,8}(?:pronostic vital|(?:jours|vie) (?:\\S+ ){0,5}danger|hors de danger|état (?:\\S+ ){0,2}(?:grave|stable|critique|préoccupant))',
    es: '(?:\\S+ ){0,8}(?:fuera de peligro|estado (?:\\S+ )?(?:grave|crítico|estable)|pronóstico (?:\\S+ )?(?:grave|leve|reservado)|no se teme por)',
    it: '(?:\\S+ ){0,8}(?:fuori pericolo|pericolo di vita|prognosi riservata|condizioni (?:\\S+ ){0,3}(?:gravi|critiche|stabili|serie|disperate)|codice rosso)',
    pt: '(?:\\S+ ){0,8}(?:passam? bem|fora de perigo|risco de (?:morte|vida)|estado (?:\\S+ ){0,3}(?:grave|crítico|estável))',
    ro: '(?:\\S+ ){0,8}(?:în afara (?:\\S+ )?pericol\\S*|stare (?:\\S+ )?(?:gravă|critică|stabilă)|via[țţ]a (?:\\S+ ){0,4}pericol)',
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
    fr: '(?:actions?|bourses?|cac|prix|cours|inflation|chômage|bénéfices?|ventes|exportations|titre) (?:\\S+ ){0,8}(?:hausse|baisse|recul\\S*|progress\\S*|augment\\S*|bondi\\S*|chut\\S*|grimp\\S*|rebondi\\S*)',
    es: '(?:acciones|bolsas?|ibex|precios?|inflación|paro|desempleo|beneficios?|ventas|exportaciones) (?:\\S+ ){0,8}(?:suben?|subi\\S+|bajan?|bajó|bajaron|caen?|cay\\S+|crec\\S+|aument\\S+|descend\\S+|desciende)',
    it: '(?:azioni|bors[ae]|piazza affari|prezz[oi]|inflazione|disoccupazione|utile|vendite|export|titolo) (?:\\S+ ){0,8}(?:sal(?:e|gono|it[oaie])|scend\\S+|sces[oaie]|cal[ao]|calan?\\S*|cresc\\S+|aument\\S+|rialzo|ribasso|croll\\S+)',
    pt: '(?:ações|bolsas?|ibovespa|psi|preços?|inflação|desemprego|lucros?|vendas|exportações|dólar) (?:\\S+ ){0,8}(?:sobem?|subi\\S+|caem|cai|caiu|caíram|cresc\\S+|aument\\S+|recu\\S+|desc\\S+)',
    ro: '(?:acțiunile|bursa|prețul|prețurile|inflația|șomajul|profitul|vânzările|exporturile) (?:\\S+ ){0,8}(?:crescut|crește|cresc|scăzut|scade|scad|scumpit|ieftinit)',
  },
  ' ',
)
const AMOUNT =
  /\d(?:\S* ){1,3}?(?:%|percent|per cent|prozent|procent|proc|pour cent|por ciento|per cento|por cento|la sută|फीसदी|प्रतिशत|रुपये|रुपए) /u
/** A club has points as well: with an index or a share they are of a market. */
const POINTS = /\d(?:\S* ){1,3}?(?:points?|punkte?n?|punten|pkt|punkt\S*|puntos?|punt[oi]|pontos?|puncte|अंक\S*) /u
const OF_MARKET =
  / (?:ind(?:ex|eks|ice|ic|íce)\S*|índices?|\S*dax|aex|wig\d*|cac|ibex|i?bovespa|psi|ftse|mib|bet|dow|nasdaq|stoxx|smi|atx|sensex|nifty|सेंसेक्स|निफ्टी|बाजार|piazza affari|bors[aeă]\S*|börsen?|beur(?:s|zen)|giełd\S*|bolsas?|bourses?|bursa|p(?:er|our|or|ro)cent\S*|prozent\S*)(?= )/u

/** Of another time or of somebody else: 'Em 2020 …', 'Another man …'. A round number is seldom a year. */
const YEAR = / (?:19|20)(?!00)\d\d(?= )/
const APART = finder(
  {
    en: 'last year|another|others?',
    de: '(?:letzte[mnsr]?|vergangene[mnsr]?) jahr\\S*|vorjahr\\S*|andere[mnrs]?',
    nl: 'vorig jaar|andere?',
    pl: '(?:zeszł|ubiegł)\\S+ rok\\S+|inn(?:y|a|e|i|ą|ego|ej|ych|ymi?)',
    hi: 'पिछले (?:साल|वर्ष)|अन्य|दूसरे (?:मामले|आरोपी)',
    fr: 'l an (?:dernier|passé)|l année dernière|autres?',
    es: 'año pasado|otr[oa]s?',
    it: 'anno scorso|scorso anno|altr[oaie]',
    pt: 'ano passado|outr[oa]s?',
    ro: 'anul trecut|alt|al[tțţ](?:ul|ă|a|i|ii|e|ele)|tot (?:în|la|din)',
  },
  ' ',
)
/** It did not come. That a life is not in danger is news. */
const NOT = finder(
  {
    en: 'not|nobody|no|never|\\S+n t',
    de: 'nicht|kein\\S*|niemand\\S*',
    nl: 'niet|geen|niemand',
    pl: 'nie|nikt|nikogo',
    hi: 'नहीं',
    fr: 'ne|n|pas|aucune?',
    es: 'no|nadie|ning[uú]n\\S*',
    it: 'non|nessun\\S*',
    pt: 'não|ninguém|nenhum\\S*',
    ro: 'nu|n|nimeni|nici\\S*',
  },
  ' ',
)
/** 'In Olm …' behind what was in Auberg: of another ending a name has the same beginning. */
const isElsewhere = (before: string, sentence: string, tongue: Tongue): boolean =>
  [...placesIn(small(sentence.split(' ', 2).join(' ')), tongue)].some((place) => !before.includes(place.slice(0, NAME_BEGINS)))
const NAME_BEGINS = 4

/** True for a sentence with what came of the one before it: who was caught and what for, that a missing one is looked for, how the hurt are, or by how much it rose. */
export const tellsWhatCame = (before: string, sentence: string, tongue: Tongue): boolean => {
  const [words, next] = [plainWords(before), plainWords(sentence)]
  if (YEAR.test(next) || isElsewhere(before, sentence, tongue)) return false
  // Prices are compared with those of last year.
  if (
    !/\d/.test(words) &&
    MOVED[tongue]?.test(words) &&
    (AMOUNT.test(next) || (POINTS.test(next) && OF_MARKET.test(`${words}${next}`)))
  )
    return true
  if (APART[tongue]?.test(next)) return false
  const isTaken = TAKEN[tongue]?.test(words) === true
  const isNot = NOT[tongue]?.test(next) === true
  return (
    (isTaken ? SUSPECTED[tongue]?.test(next) : !isNot && CAUGHT[tongue]?.test(next)) === true ||
    (HURT[tongue]?.test(words) === true && CONDITION[tongue]?.test(next) === true) ||
    (MISSING[tongue]?.test(words) === true && !isNot && SEARCHED[tongue]?.test(next) === true)
  )
}
