import { kept } from './kept.ts'
import { withoutAccents } from './own-words.ts'
import { ACCIDENTS } from './sports-accidents.ts'
import { type Topic, topic } from './topic.ts'

/** Sports by tongue, as beginnings of words: one who asks for football alone wants no tennis. */
const SINGLE_SPORTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'football|soccer|footie|footy',
    'rugby',
    'cricket',
    'tennis',
    'hockey',
    'handball',
    'basketball',
    'cycling|cyclist',
    'golf',
    'boxing|boxer',
    'swimm',
    'snooker',
    'darts',
  ],
  de: [
    '(?:frauen|mädchen|jugend|hallen)?fu(?:ß|ss)ball|bundesliga',
    'handball',
    'tennis',
    'eishockey|hockey',
    'basketball',
    'radsport|radprofi',
    'volleyball',
    'biathlon',
    'golf',
    'boxen|boxer',
    'skispr|skirenn',
    'formel 1',
  ],
  fr: [
    'foot',
    'rugby|xv de france',
    'tennis',
    'handball',
    'basket',
    'cyclis',
    'volley',
    'natation|nageu',
    'athlétisme',
    'hockey',
    'boxe',
    'formule 1',
    'biathlon',
  ],
  es: [
    'fútbol|futbol',
    'baloncesto',
    'tenis',
    'balonmano',
    'ciclis',
    'rugby',
    'béisbol|beisbol',
    'atletismo',
    'boxeo|boxeador',
    'natación',
    'voleibol',
    'motogp|motociclismo',
    'fórmula 1',
    'golf(?!o)',
  ],
  it: [
    'calci',
    'tennis',
    'pallavol|volley',
    'pallamano',
    'basket|pallacanestro',
    'ciclis',
    'rugby',
    'atletica',
    'nuoto',
    'formula 1',
    'motogp',
    'hockey',
    'boxe|pugil',
  ],
  pt: [
    'futebol',
    'ténis|tênis',
    'andebol|handebol',
    'basquet',
    'ciclis',
    'râguebi|rugby|rúgbi',
    'vôlei|voleibol',
    'natação',
    'atletismo',
    'hóquei',
    'surf\\b',
    'fórmula 1',
    'boxe',
  ],
  pl: [
    'pił[kc](?!\\p{L}{0,7} ręczn)|futbol',
    'pił[kc]\\p{L}{1,7} ręczn|szczypiorni',
    'tenis',
    'hokej',
    'koszyk',
    'siatk',
    'kolar',
    'żużl|żużel',
    'lekkoatlet',
    'pływa[cn]',
    'narciar|skok(?:i|ów) narciar',
    'biathlon',
    'boks',
  ],
  nl: [
    '(?:vrouwen|meisjes|jeugd|zaal)?voetbal',
    'tennis',
    'hockey',
    'handbal',
    'basketbal',
    'wielren|wielrenn',
    'schaats',
    'volleybal',
    'zwem',
    'darts',
    'formule 1',
    'boks',
    'judo',
  ],
  ro: [
    'fotbal',
    'tenis',
    'handbal',
    'baschet',
    'volei',
    'ciclis',
    'rugby',
    'atletism|atlet',
    'înot',
    'gimnast',
    'box\\b|boxer',
    'formula 1',
  ],
  hi: [
    'क्रिकेट',
    'फ़ुटबॉल|फुटबॉल',
    'हॉकी',
    'टेनिस',
    'हैंडबॉल',
    'कबड्डी',
    'बैडमिंटन',
    'कुश्ती|पहलवान',
    'मुक्केबाज',
    'शतरंज',
    'वॉलीबॉल',
    'बास्केटबॉल',
  ],
}
/** What a story of football speaks of, where it names no sport: who wants none of it wants none of these. */
const FOOTBALL: Readonly<Record<string, string>> = {
  en: 'goals?\\b|goalkeeper|striker|midfield|premier league|penalty kick',
  de: 'tore?\\b|torwart|torhüter|stürmer|elfmeter|dfb',
  pl: 'gol(?:e|a|i|em)?\\b|bramk|napastnik|ekstraklas',
  nl: 'doelpunt|spits\\b|doelman|eredivisie',
  ro: 'gol(?:ul|uri|urile)?\\b|atacant|fundaș|superlig',
  hi: 'गोल(?![\\p{L}\\p{M}])',
  fr: 'buts?\\b|fc\\b|ligue [12]\\b|ligue des champions|buteur|attaquant|gardien de but|mercato|psg\\b',
  es: 'gol\\b|goles\\b|delantero|mediocampista|centrocampista|laliga|liga mx|champions|penalti',
  it: 'gol\\b|attaccant|difensor|centrocampist|serie [abc]\\b|champions|calciomercato',
  pt: 'golos?\\b|gols?\\b|atacante|zagueiro|goleiro|guarda-redes|ponta-de-lança|brasileirão|champions|pênalti|penálti',
}

/** The word for all of them. */
const ANY_SPORT =
  /(?<![\p{L}\p{M}])(?:sports?|sport\p{L}*|deport\p{L}*|desport\p{L}*|esport\p{L}*|sporc\p{L}*|खेल\p{M}*)(?![\p{L}\p{M}])/iu

const starting = kept(
  (stems: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems.replaceAll('\\b', '(?![\\p{L}\\p{M}])')})`, 'iu'),
)
const wordFrom = kept((stems: string): RegExp => new RegExp(`${starting(stems).source}[\\p{L}\\p{M}]*`, 'iu'))

/** All of them, to be known as sport. */
export const anySingleSport = (tongue: string): string => (SINGLE_SPORTS[tongue] ?? []).join('|')

/** The single sports that a text names; none where it speaks of sport of any kind. Each is called as the text calls it. */
export const singleSportsIn = (said: string, tongue: string): Topic[] => {
  const text = said.normalize('NFC')
  const plain = withoutAccents(text)
  return ANY_SPORT.test(text)
    ? []
    : (SINGLE_SPORTS[tongue] ?? []).flatMap((stems, at, all) => {
        const found = wordFrom(withoutAccents(stems)).exec(plain)
        if (found === null) return []
        const name = text.slice(found.index, found.index + found[0].length)
        const others = all.filter((one) => one !== stems)
        const hint = at === (tongue === 'hi' ? 1 : 0) ? FOOTBALL[tongue] : undefined
        return [
          {
            ...topic(name, stems),
            never: ACCIDENTS[tongue] ?? '(?!)',
            ...(hint === undefined ? {} : { hint, unless: others.join('|') }),
          },
        ]
      })
}

/** Of a task that names single sports: which story is about another one. Undefined where it asks for sport of any kind. */
export const otherSport = (wanted: string, tongue: string): ((story: string) => boolean) | undefined => {
  const sports = SINGLE_SPORTS[tongue] ?? []
  const plain = withoutAccents(wanted.normalize('NFC'))
  const asked = sports.filter((stems) => starting(withoutAccents(stems)).test(plain))
  const others = sports.filter((stems) => !asked.includes(stems))
  if (asked.length === 0 || others.length === 0 || ANY_SPORT.test(wanted)) return undefined
  const ours = starting(asked.join('|'))
  const theirs = starting(others.join('|'))
  return (story) => theirs.test(story) && !ours.test(story)
}
