import { SENTENCE_STARTS } from '../../spoken/sentence-starts.ts'
import { MORE_STARTS } from '../../spoken/stops.ts'

// Who wrote it, who took the picture and when, where a page lets it run into the first sentence without a stop: 'Por Luis Campo Los regantes …'.

const BEGIN_SOUTH =
  'Cerca|Más|Menos|Tras|Desde|Hasta|Según|Durante|Entre|Sin|Sobre|Cuando|Mientras|Después|Unos|Unas|Cada|Cuatro|Cinco|Seis|Dos|Tres|Varios|Varias|Nuevos?|Nuevas?|Al menos|Al|Del|De|En|Avec|Après|Avant|Depuis|Sur|Sans|Sous|Près|Plus|Alors|Quelque|Plusieurs|Deux|Trois|Quatre|Cinq|Six|Dix|Au|Aux|Des|Du|Ces|Son|Sa|Ses|Leur|À|I|Dopo|Per|Tra|Fra|Dal|Dalla|Dalle|Dai|Del|Della|Dei|Delle|Sul|Sulla|Alla|Allo|Ai|Alle|Due|Quattro|Cinque|Sei|Dieci|Circa|Oltre|Più|Quasi|Sono|È|Era|Ancora|Anche|Come|Quando|Ao|Aos|À|Às|Do|Da|Dos|Das|Nos|Nas|Em|Após|Depois|Mais|Cerca|Pelo|Pela|Pelos|Pelas|Dois|Três|Seis|Num|Numa|Segundo|Sem|Sob|Até|Já|Estão|São|Foi|A|E'
/** A word that has a capital only because a sentence begins with it, before a small one: 'Los regantes', 'L’enquête'. */
const BEGINS = `(?=["«“¿¡]?(?:${SENTENCE_STARTS}|${MORE_STARTS}|(?:${BEGIN_SOUTH}))\\s\\p{Ll}|["«“]?(?:L|D|N|S|C|Un|Dell|All|Nell|Dall|Sull|Quell)['’]\\p{L})`
const NAME = "\\p{Lu}[\\p{L}'’.-]{1,24}"
const NAMES = `${NAME}(?:\\s(?:de|del|da|do|dos|di|van|von|el|la|le|y|e|et|i)){0,2}(?:\\s${NAME}(?:\\s(?:de|del|da|do|dos|di|van|von|y|e|et)){0,2}){0,3}`
const DESK =
  '(?:Da |La |A |Dalla |De la )?(?:Redação|Redacción|Redazione|Rédaction|rédaction|redacción|redazione|Redacção|redação)(?:\\s(?:Online|Web|Digital|online|web|digital))?'
const OFFICES = `${DESK}|Agências?|Agencias?|AFP|EFE|ANSA|Lusa|Reuters|Europa Press|Agência Brasil|Estadão Conteúdo`

const CLOCK = '\\d{1,2}(?::|h|\\.)\\d{2}(?::\\d{2})?\\s?(?:h|hs|hrs)?(?!\\p{L})'
const DAY = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-](?:20)?\\d{2}|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}(?:er|º)?\\s(?:de\\s)?\\p{L}{3,10}\\.?,?\\s(?:de\\s)?20\\d{2})`
const STAMP = `(?:(?:${DAY})(?:[\\s,]{1,3}(?:[-–—|•·]\\s)?(?:[àa]s?|a las|alle(?: ore)?|ore|à)?\\s?(?:${CLOCK}))?|(?:${CLOCK})(?=\\s[-–—|•·]\\s))`
const STAMPED =
  '(?:Publicad[oa]|Publiée?|Pubblicato|Atualizad[oa]|Actualizad[oa]|Aggiornato|[Mm]is(?:e)? à jour|[Mm]odifiée?|Última actualización|Última atualização|Ultimo aggiornamento|Dernière mise à jour|Creado|Criado)'
const AGO = '(?:há|hace|il y a|fa)\\s(?:\\d{1,2}|uma?|una?|une)\\s(?:\\p{L}{1,8})'
/** Where, or for whom: ', corresponsal', ', g1 PE — Recife', ', Saint-Malo'. */
const WITH =
  "(?:\\s(?:avec|con|com|y|e|et)\\s(?:l[’']|la\\s|Agências?|agencias?)?(?:AFP|EFE|ANSA|Lusa|Reuters|agencias|agences|agenzie))"
const WHERE = `${WITH}?(?:,\\s(?:\\p{Ll}[\\p{L}\\d]{1,15}(?:\\s${NAME})?|${NAME}(?:\\s${NAME})?))?(?:\\s[–—-]\\s${NAME}(?:\\s${NAME})?)?`
const SOURCES = '(?:[Ff]otos?|FOTOS?|[Pp]hotos?|[Cc]rédits?(?: photo)?s?|[Ii]mage[mn]?s?|[Ff]otografía|[Ff]otografia)'

const HEADS = [
  // 'Par Jean Roux', 'Di Anna Verdi', 'Da Redação'
  new RegExp(
    `^(?:(?:Por|POR|Par|PAR|Di|DI|di|De|Texto|Texte|Testo)\\s?:?\\s(?:${OFFICES}|${NAMES})|${OFFICES})${WHERE}\\s?[,|–—-]?\\s${BEGINS}`,
    'u',
  ),
  new RegExp(`^(?:(?:Por|Par|Di)\\s)?${DESK}\\s?[,|–—-]?\\s(?=\\p{Lu}[\\p{L}’'-]{1,20}\\s\\p{Ll})`, 'u'),
  new RegExp(`^(?:(?:Por|Par|Di|di|De)\\s)?(?:${OFFICES})${WHERE}\\s?[,|–—-]?\\s(?=${STAMP}|${STAMPED})`, 'u'),
  new RegExp(
    `^(?:(?:(?:Rédigé|Écrit|Publié|Escrito|Redactado|Publicado|Scritto|Redatto|Pubblicato)\\s)?(?:Por|por|Par|par|Di|di|De|da)\\s|(?!${STAMPED})(?=${NAME}\\s${NAME}))${NAMES}${WHERE}\\s?[,|–—-]?\\s(?:le\\s|el\\s|il\\s|em\\s)?(?=${STAMP}\\s?[.|•·–—-]?\\s["«“¿¡]?\\p{Lu}|${STAMPED})`,
    'u',
  ),
  // '13/01/2027 09h41 -', 'Publié le 13 janvier 2027 à 8h12', 'Atualizado há 2 horas'
  new RegExp(
    `^[|•·–—,-]?\\s?${STAMPED}(?:\\s(?:em|el|le|il|às?|a las|à|alle))?:?\\s(?:${STAMP}|${AGO}|${CLOCK})\\s?[.|•·–—-]?,?\\s(?=\\S)`,
    'u',
  ),
  new RegExp(`^[|•·–—-]?\\s?${STAMP}\\s?[.|•·–—-]?\\s(?=["«“¿¡]?\\p{Lu}|[|•·–—-]\\s)`, 'u'),
  // 'Temps de lecture : 2 min', 'Publicidade'
  /^[|•·–—-]?\s?(?:Temps de lecture|Tempo di lettura|Tempo de leitura|Tiempo de lectura|Lectura|Lecture)\s?:?\s?\d{1,2}\s?(?:min|minutes|minutos|minuti|mn|′|’)?\.?\s(?=\p{Lu})/u,
  // 'Ascolta la versione audio dell'articolo 2' di lettura', 'Écouter l'article 3 min'
  /^(?:Ascolta (?:la versione audio dell['’])?(?:l['’])?articolo|Écoutez? (?:cet |l['’])article|Escucha (?:el|este) artículo|Escuchar|Ouvir (?:o )?artigo|Ouça este (?:conteúdo|artigo))[.:]?\s(?=.)/u,
  /^\d{1,2}\s?(?:['’′]|min(?:uti|utos|utes)?\.?)\s(?:di lettura|de lecture|de lectura|de leitura)\s?[.|•·–—-]?\s?(?=\S)/u,
  /^(?:Vid[eé]o|V[ií]deo|VID[EÉ]O|Video)\s[-–—]\s(?=["«“]?\p{Lu})/u,
  /^(?:ENTRETIEN|REPORTAGE|ENQUÊTE|RÉCIT|PORTRAIT|RENCONTRE|INFOGRAPHIE)\s[-–—]\s(?=\S)/u,
  // 'LE GUETTEUR HISTOIRE - GRAND ENTRETIEN Spécialiste …'
  /^(?:\p{Lu}{2,}['’]?\s){1,4}[-–—]\s(?:\p{Lu}{2,}\s){1,4}(?=\p{Lu}\p{Ll})/u,
  /^(?:Publicidade|PUBLICIDADE|Publicidad|PUBLICIDAD|Publicité|PUBLICITÉ|Pubblicità|PUBBLICITÀ|Anuncio|ANUNCIO)\s(?=\p{Lu}\p{L}{0,14}\s\p{Ll})/u,
  // 'Foto: Paulo Reis/Global Imagens', 'Foto cortesía de Luis Gil'
  new RegExp(
    `^[[(]?${SOURCES}(?:\\s?[:/|]\\s?|\\s(?:cortesía|gentileza|cortesia|cedida|de archivo|d['’]archives|divulgação)(?:\\s(?:de|del|da|do))?\\s)${NAMES}(?:\\s?/\\s?${NAMES})?[)\\]]?\\s${BEGINS}`,
    'u',
  ),
] as const
/** As many as a page puts one behind the other. */
const MOST_HEADS = 5
/** All heads stand within so many letters. */
const REACH = 160

/** 'TRIESTE - Apre un caffè': loud, and a place that the headline names. */
const LOUD_PLACE = /^(\p{Lu}{3,20}(?:[ '’-]\p{Lu}{2,20}){0,2})\s[-–—]\s(?=\p{Lu}\p{Ll})/u

const withoutPlace = (text: string, title: string): string => {
  const [mark = '', place = ''] = LOUD_PLACE.exec(text) ?? []
  const names = place.toLowerCase()
  return mark !== '' && title.toLowerCase().includes(names) && !title.includes(place) ? text.slice(mark.length) : text
}

/** A text or a sentence of it from where its story begins. */
export const withoutSouthernHeads = (text: string, title = ''): string => {
  let told = withoutPlace(text, title)
  for (let cut = 0; cut < MOST_HEADS; cut += 1) {
    const begin = told.slice(0, REACH)
    const head = HEADS.map((pattern) => pattern.exec(begin)?.[0] ?? '').find((found) => found !== '')
    if (head === undefined) return told
    told = told.slice(head.length)
  }
  return told
}
