import { small } from '../../first-letter.ts'
import { VERB } from '../german-topics.ts'
import { isPlace, nounAt, phraseAt } from './german-phrases.ts'
import { A, DETERMINERS, EVENTS, type Gender, genderIn, isCapital, isTownly, PERSONS, THE, THINGS, WEAK } from './german-words.ts'

// Who acts stands first, and is known by what it is called: 'Bundesrat will sparen'. That article can be set whatever comes behind the verb.

/** Of these there is one, by its name or by the end of it. */
const INSTITUTIONS: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:Bund|Rechnungshof|Zoll|BVB|Parteivorstand|Kreml|Vatikan|Papst|Verfassungsschutz|IWF|BND|ADAC|DFB|BGH|EuGH|Senat|Kongress|US-Senat|US-Kongress|Kanton|Supreme Court|Dax|Euro|Ölpreis|Goldpreis|Iran|Irak|Libanon|Bundeskanzler|Bundespräsident|US-Präsident|(?:FC|SC) \p{Lu}\p{Ll}+|(?:Bundes|Stadt|Gemeinde|National|Stände|Regierungs|Kantons|Europa|Ethik|Presse)rat|(?:UN-|Uno-|UNO-)?Sicherheitsrat|\p{Lu}\p{Ll}+verband|(?:Land|Bundes)tag|\p{Lu}\p{Ll}*gerichtshof|(?!Ex-)\p{Lu}[\p{L}-]*-(?:Chef|CEO))$/u,
  f: /^(?:EU|SP|Linke|Bevölkerung|Industrie|Inflation|Inflationsrate|Weko|EFK|BBC|Suva|Bafin|BaFin|EPFL|ETH|ARD|Nati|IAEA|OECD|Opec|UNO|Uno|UN|Nato|NATO|FIFA|Fifa|UEFA|Uefa|EZB|Fed|WHO|WTO|SPD|CDU|CSU|FDP|AfD|SVP|GLP|ÖVP|FPÖ|SPÖ|Union|Ampel|Koalition|Opposition|Post|Bahn|Swiss|UBS|Migros|Lufthansa|Finma|FINMA|SNB|SBB|BLS|Rega|Nasa|NASA|Esa|ESA|Ukraine|Türkei|Schweiz|Slowakei|Stadt|Gemeinde|Armee|Bundeswehr|Justiz|Küstenwache|Hamas|Hisbollah|Deutsche (?:Bahn|Bank|Post|Telekom|Börse)|Bundesanwaltschaft|[\p{L}-]*(?:[Rr]egierung|[Pp]olizei|[Ff]euerwehr|[Nn]otenbank|[Zz]entralbank|Nationalbank|Bundesbank|EU-Kommission|[Ss]taatsanwaltschaft)|(?!Ex-)\p{Lu}[\p{L}-]*-Chefin)$/u,
  n: /^(?:Parlament|Kartellamt|RKI|BACS|ZDF|Stimmvolk|Kantonsgericht|Obergericht|EU-Gericht|EU-Parlament|Kabinett|Militär|Pentagon|IOC|BKA|BAG|VBS|Seco|Weltwirtschaftsforum|Robert-Koch-Institut|FBI|(?:US-)?\p{Lu}\p{Ll}+ministerium|Bundes\p{Ll}*(?:gericht|amt|kabinett))$/u,
}
const MANY = /^(?:USA|Vereinten Nationen|Taliban|Huthi)$/u
/** These are called by their town or land too. */
const NAMED: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:Kanton|Landkreis|Flughafen)$/u,
  f: /^(?:Stadt|Gemeinde|Polizei|Kantonspolizei|Stadtpolizei|Staatsanwaltschaft|Universität|Uni|Feuerwehr)$/u,
  n: /^(?:Landgericht|Amtsgericht|Oberlandesgericht|Verwaltungsgericht|Bezirksgericht|Strafgericht|Obergericht|Bundesland|Bistum|Erzbistum)$/u,
}
/** Of a place or a house there is one. */
const HOLDER = /^(?:(?:Gemeinde|Stadt|Staats)?[Pp]räsident|(?:Oberb|B)ürgermeister|Chef|Gouverneur|Bischof|Erzbischof)(?:in)?$/u
/** Of a land or a town there is one. */
const ONE_OF: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:Präsident|Premier|Kanzler|Regierungschef|König|Geheimdienst|Botschafter|\p{Lu}\p{Ll}+(?:minister|präsident))$/u,
  f: /^(?:Armee|Wirtschaft|Industrie|Marine|Luftwaffe|Justiz|Bevölkerung|Inflation|Präsidentin|Königin|Kantonalbank|\p{Lu}\p{Ll}+(?:ministerin|präsidentin)|Opposition|Botschaft|Bahn)$/u,
  n: /^(?:Parlament|Militär|Verfassungsgericht|Volk|Kabinett|Königshaus|Königspaar|\p{Lu}\p{Ll}+ministerium)$/u,
}
/** One of many, without an article of its own: with 'ein' nothing is said that the verb does not say. */
const ONE: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:Mob|Bub|US-Richter|Feuerwehrmann|Lastwagen|Lkw|Helikopter|Hubschrauber|Hund|Wolf|Bär|Arzt|Lenker|Fahrer|Einbrecher|Bergsteiger|Wanderer|Taucher|Patient)$|[\p{L}-](?:fahrer|lenker|lehrer|schüler|arbeiter|händler|anbieter|forscher|politiker|unternehmer|wanderer|taucher|schwimmer|räuber|betrüger|einbrecher|polizist|soldat|tourist|journalist|aktivist|student|pilot|patient|häftling|flüchtling|bergsteiger|ökonom)$/iu,
  f: /^(?:US-Richterin|Studie|Umfrage|Drohne|Lawine)$|\p{L}{3}(?:studie|umfrage|drohne)$/iu,
  n: /^(?:(?:US-)?Gericht|Flugzeug|Auto|Boot|Schiff|Motorrad|Forscherteam)$|\p{L}{3}(?:flugzeug|auto)$/iu,
}
/** Told without a kicker: that may name them. */
const ONE_ALONE: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:Konzern|Hersteller)$|\p{L}{3}(?:konzern|hersteller)$/iu,
  f: /^Firma$|\p{L}{3}(?:firma|airline)$/iu,
  n: /^(?:Startup|Start-up)$|\p{L}{3}(?:startup)$/iu,
}
/** Surnames, and what is not counted. */
const NO_ONE =
  /^(?:Schüler|Lehrer|Forscher|Arbeiter|Leiche)$|(?:verteidiger|träger|sieger|meister|leiter|führer|gewinner|besitzer|nachfolger|vorgänger|präsident|minister|gouverneur|direktor)in$/iu

/** They end as a verb does, and are none. */
const NO_VERB =
  /^(?:mit|seit|nicht|laut|erneut|jetzt|statt|fast|zuletzt|dort|unverletzt|bereit|bekannt|samt|selbst|meist|einst|längst|nächst|höchst|sonst|trotzt|dicht|vereint|tot|leicht|schlecht|recht|echt|gut|rot|weit|breit|fit|satt|matt|nett|glatt|komplett|direkt|indirekt|exakt|perfekt|konkret|korrekt|kompakt|sofort|bunt|alt|rechtzeitig)$|^(?:(?:an|auf|aus|ab|ein|zu|vor|nach|los|fest|frei|weg|um|durch|nieder|wieder|zurück|da|bei|mit|her|hin)?ge)\p{L}{2,}t$/u
const MAYBE = /^(?:ver|be|ent|er|über|zer|miss|unter|wider)\p{L}+t$|iert$/u
/** Nobody is dealt with so. */
const ACTIVE =
  /^(?:verzichtet|ermittelt|verhandelt|entscheidet|besteht|verliert|verfügt|erinnert|beginnt|erholt|erwägt|erhält|verlässt|verstösst|verstößt|unterliegt|entfällt|verschwindet|entgleist|explodiert|vergibt|verspricht|verrät|verbietet|verschiebt|vertritt|verleiht|vermeidet|versteht|bekommt|beweist|besitzt|beschließt|beschliesst|bezieht|betritt|empfiehlt|empfängt|enthält|entzieht|entspricht|entlässt|erkennt|erlässt|erschießt|erschiesst|ersticht|ertrinkt|ergreift|erhebt|übernimmt|übergibt|übersteht|unterbricht|unterschreibt|widerspricht|verbringt)$/u
const MODAL =
  /^(?:will|soll|muss|darf|kann|wird|hat|ist|war|hatte|wurde|wollte|musste|sollte|könnte|dürfte|müsste|bleibt|gab|kam|ging|fand|verlor|starb)$/u
const isObject = (word = ''): boolean =>
  isCapital(word) ||
  /^(?:ab|künftig|nur|jetzt|bald|bis|rund|fast|mehr|nun|wieder|erneut|auch|erstmals|vorerst|keine|weitere)$/u.test(word) ||
  (/^\p{Ll}{3,}(?:e|en|es|em)$/u.test(word) && !/^(?:wegen|gegen|neben|zwischen|ohne|sowie|worden|heute)$/u.test(word)) ||
  DETERMINERS.test(word) ||
  /^[\d«„"]/u.test(word)
/** 'verurteilt' is a verb where somebody stands behind it. */
const isVerb = (word = '', behind = ''): boolean =>
  MODAL.test(word) ||
  (/^\p{Ll}{2,}t$/u.test(word) && !NO_VERB.test(word) && (!MAYBE.test(word) || isObject(behind) || ACTIVE.test(word)))

type Opening = { said: string; next: number; isMany?: boolean }
const MOST = 2
const institutionOf = (words: readonly string[]): Opening | undefined => {
  for (let next = MOST; next > 0; next -= 1) {
    const name = words.slice(0, next).join(' ')
    if (MANY.test(name)) return { said: `Die ${name}`, next, isMany: true }
    const gender = genderIn(INSTITUTIONS, name)
    if (gender !== undefined && !isCapital(words[next])) return { said: `${up(THE.nom[gender])} ${name}`, next }
  }
  const [first = '', second = ''] = words
  if (HOLDER.test(first) && second === 'von' && isCapital(words[2])) {
    let next = 3
    while (isCapital(words[next])) next += 1
    return { said: [first.endsWith('in') ? 'Die' : 'Der', ...words.slice(0, next)].join(' '), next }
  }
  const named = genderIn(NAMED, first)
  return named !== undefined && isPlace(second) && !isCapital(words[2])
    ? { said: `${up(THE.nom[named])} ${first} ${second}`, next: 2 }
    : undefined
}
const up = (word: string): string => `${word.slice(0, 1).toLocaleUpperCase()}${word.slice(1)}`

const STRONG: Readonly<Record<Gender, RegExp>> = { m: /er$/u, f: /e$/u, n: /es$/u }
/** An adjective by its shape, and no first name. */
const KIND =
  /^(?!(?:Fisch|Tisch|Misch|Send|Spend|Blend|Kalend|Predig|Verschwend|Absend)er|\p{L}*(?:schafter|steiger|teidiger)$|Einstig|Einmalig|(?:International|National|Europäisch|Olympisch|Paralympisch|Königlich|Päpstlich|Katholisch|Evangelisch|Staatlich|Städtisch|Kantonal)e|Künstlich|Freiwillig|Heilig|Einzig|Übrig|Wenig|Einig|Richtig|Ewig)\p{Lu}\p{Ll}+(?:isch|lich|ig|end|iert|bar|sam|los|haft|strittener?)(?:er|es|e)$|^(?:Neu|Gro(?:ss|ß)|Alt|Jung|Klein|Schwer|Betrunken|Unbekannt|Bekannt|Verletzt|Vermisst|Verwirrt|Gestohlen|Gefälscht|Bewaffnet|Krank|Prominent|Berühmt|Beliebt|Umstritten|Regional|Lokal|Geheim|Verlassen|Vorbestraft|Radikal|Rechtsextrem|Illegal|Wild|Blind|Schwanger|Umgestürzt|Entlaufen|Digital|Virtuell|Speziell|Offen|Geplant|Verurteilt|Gesucht)(?:er|es|e)$/u
/** Stuffs, moods, and what a land has one of. */
const NO_COUNT =
  /(?:kritik|gewalt|hitze|kälte|kunst|musik|energie|intelligenz|hilfe|luft|milch|ware|kost|nachfrage|freude|angst|trauer|wut|ruhe|stimmung|konkurrenz|forschung|arbeit|politik|regen|schnee|wind|strom|gas|öl|wasser|bier|wein|stahl|handel|verkehr|druck|widerstand|protest|jubel|unmut|ärger|wetter|essen|leben|geld|gold|volk|wirtschaft|industrie|offensive|einfluss|bildung|stress|gletscher|nutzung|container|abwehr|regime|staat|raumstation|presse|küche|börse|bahn|post|bank|markt|rat|bund|tag|amt|gericht|armee|polizei|regierung|sprache|geschichte|spur|raum|welt|natur|kultur|technik|technologie|software|medizin|mode|liebe|jugend|sicherheit|zukunft|kirche|liga|elf|nationalmannschaft|fussball|fußball|sport|tennis|eishockey|tät|keit|heit|ismus|schneefall|hornisse|mücke|schaft|bevölkerung|generation|art|fonds|boss|chef|chefin|trainer|trainerin|coach|ceo|minister|ministerin|papst|könig|königin|partner|wurm|rubel|dollar|franken|yen|lira|yuan)$/iu
/** How somebody is who may be told by name: 'Verletzter Maier'. */
const MOOD =
  /^\p{Lu}\p{Ll}*(?:end|iert|los|lich)(?:er|e|es)$|^(?:Verletzt|Vermisst|Gesucht|Verurteilt|Krank|Blind|Verwirrt)(?:er|e|es)$/u
/** Of these a land has many. */
const OF_MANY =
  /(?:ler|iker|iner|anier|ist|ent|ant|eur|tor|mat|loge|paar|star|miliz|provider|rakete|tanker|frachter|jet|film|team|spieler|bergführer|sänger|milliardär|senatorin|soldatin)(?<!ament)$/iu
const describedOf = (words: readonly string[]): Opening | undefined => {
  const [first = '', noun = '', verb = '', behind = ''] = words
  if (!/^\p{Lu}\p{Ll}+(?:er|es|e)$/u.test(first) || !isCapital(noun) || DETERMINERS.test(first)) return undefined
  const isTown = isTownly(first)
  const isLand = isTown || /(?:isch|[Dd]eutsch)(?:er|e|es)$/u.test(first)
  // Of towns a land has many.
  if (/^(?:Gemeinde|Stadt)$/u.test(noun))
    return isLand ? { said: `Eine ${isTown ? first : small(first)} ${noun}`, next: 2 } : undefined
  const gender = genderIn(ONE_OF, noun) ?? genderIn(INSTITUTIONS, noun)
  if (gender !== undefined && isLand && (isTown || STRONG[gender].test(first)))
    return { said: [up(THE.nom[gender]), isTown ? first : small(first).replace(/e[rs]$/u, 'e'), noun].join(' '), next: 2 }
  if (gender !== undefined || !isVerb(verb, behind)) return undefined
  const known = genderIn(ONE, noun) ?? genderIn(PERSONS, noun) ?? genderIn(THINGS, noun)
  if (isTown)
    return known === undefined || genderIn(THINGS, noun) !== undefined || /studie$/u.test(noun)
      ? undefined
      : { said: `${up(A.nom[known])} ${first} ${noun}`, next: 2 }
  // Who is of one kind, in the one number that the verb has.
  const shape = /er$/u.test(first) ? 'm' : /es$/u.test(first) ? 'n' : 'f'
  const isSure =
    !(isLand || MOOD.test(first)) || known !== undefined || genderIn(ONE_ALONE, noun) !== undefined || OF_MANY.test(noun)
  const isKind = isSure && KIND.test(first) && !NO_COUNT.test(noun) && (known === undefined || known === shape)
  return isKind && /^\p{Lu}[\p{L}-]+$/u.test(noun) ? { said: `${up(A.nom[shape])} ${small(first)} ${noun}`, next: 2 } : undefined
}

const oneOf = (words: readonly string[], isAlone: boolean): Opening | undefined => {
  const [first = ''] = words
  const isGirl = first === 'Mädchen' && /^\(†?\d+\)$/u.test(words[1] ?? '')
  const gender = isGirl
    ? 'n'
    : (genderIn(PERSONS, first) ?? genderIn(ONE, first) ?? (isAlone ? genderIn(ONE_ALONE, first) : undefined))
  if (gender === undefined || !/^[\p{Lu}\d]/u.test(first) || NO_ONE.test(first) || WEAK.test(first)) return undefined
  let next = 1
  if (/^\(†?\d+\)$/u.test(words[next] ?? '')) next += 1
  if (words[next] === 'aus' && isPlace(words[next + 1] ?? '')) next += 2
  return { said: [up(A.nom[gender]), ...words.slice(0, next)].join(' '), next }
}

/** Behind the verb, the articles of what is known. */
const restOf = (words: readonly string[], verb: string, movesTo = true): string => {
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const isKnown = [PERSONS, EVENTS, THINGS].some((list) => genderIn(list, word) !== undefined)
    const part = isCapital(word)
      ? at === 0 && isKnown && !/^(?:Feuer|Gebäude)$/u.test(word) && !DATIVE.test(verb)
        ? nounAt(words, at, 'acc', ' ')
        : undefined
      : phraseAt(words, at, movesTo, at === 0 ? verb : words[at - 1])
    // 'erfasst Velofahrer (85)': one man.
    if (at === 0 && genderIn(ONE, word) === 'm' && /^\(†?\d+\)$/u.test(words[1] ?? '')) {
      said.push(`einen ${word}`)
      at += 1
      continue
    }
    // 'rettet Katze aus Baum': one article without the other.
    if (at === 0 && isCapital(word) && nounAt(words, at, 'acc', ' ') === undefined) return words.join(' ')
    said.push(part?.sets === true ? part.said : word)
    at = part?.sets === true ? part.next : at + 1
  }
  return said.join(' ')
}
const DATIVE =
  /^(?:hilft|droht|folgt|dankt|gehört|fehlt|stimmt|widerspricht|wird|ist|war|bleibt|gibt|gleicht|begegnet|entkommt|verleiht|kommt|stellt|wirft|bietet|erlaubt|verbietet|kündigt|trotzt)$/u
/** 'Ukraine geht die Munition aus', 'Stadt droht Streik': it befalls them. */
const isDative = (verb: string, rest: string): boolean =>
  /^(?:gelingt|glückt|misslingt|fehlt|entgeht|platzt|reisst|reißt|passt|gehört|schadet|nützt|hilft|bricht)$/u.test(verb) ||
  (verb === 'droht' && !/^(?:mit|damit|zu) /u.test(rest)) ||
  (/^(?:geht|läuft|kommt|steht)$/u.test(verb) && /^(?:die|das|der|ein|eine|\p{Lu}[\p{L}-]*) /u.test(rest)) ||
  (verb === 'bleibt' && /^(?:kein|nur|nichts|wenig)/u.test(rest)) ||
  (verb === 'gibt' && rest.startsWith('es ')) ||
  (verb === 'ist' && / zu \p{Ll}+\.?$/u.test(rest)) ||
  / (?:bevor|zugute|zu schaffen|entgegen)\.?$/u.test(rest)
/** Where a quotation begins, or another clause. */
const BREAK = /["“”„«»‚‘’!:;–—…]|[.,](?= |$)|$/u
const LEAST_BEHIND = 2

/** A headline whose opening is said with its article; the rest stays as it is. */
export const withOpening = (text: string, isAlone: boolean): string | undefined => {
  const words = text.split(' ')
  const opening = institutionOf(words) ?? describedOf(words) ?? oneOf(words, isAlone)
  if (
    opening === undefined ||
    words.length < opening.next + (/^ermittelt\.?$/u.test(words[opening.next] ?? '') ? 1 : LEAST_BEHIND) ||
    text.includes('?')
  )
    return undefined
  const verb = words[opening.next] ?? ''
  if (/^ermittelt\.?$/u.test(words.slice(opening.next).join(' '))) return `${opening.said} ${verb}`
  if (!(opening.isMany === true ? /^\p{Ll}{2,}en$/u.test(verb) && VERB.test(verb) : isVerb(verb, words[opening.next + 1])))
    return undefined
  const rest = words.slice(opening.next + 1).join(' ')
  if (isDative(verb, rest) || (verb === 'wird' && /in$/u.test(words[0] ?? ''))) return undefined
  const cut = rest.search(BREAK)
  return `${opening.said} ${verb} ${restOf(rest.slice(0, cut).split(' '), verb)}${rest.slice(cut)}`
}
