// 'meldet der Deutschlandfunk', 'secondo l’ANSA': the article with which a tongue names a paper, a station or an office. What no list knows has none.

type Articles = readonly (readonly [RegExp, string])[]

const ARTICLE = /^(?:(?:the|der|die|das|de|het|el|la|los|las|le|les|il|lo|i|gli|o|a|os|as)\s|l[’'])/iu

const withOne =
  (articles: Articles, own = ARTICLE) =>
  (name: string): string => {
    // 'The Times' has its own.
    if (own.test(name)) return name
    const found = articles.find(([names]) => names.test(name))
    return found === undefined ? name : `${found[1]}${name}`
  }

/** Before these an adjective would change: 'der Bayerische Rundfunk'. */
const NO_ADJECTIVE = '(?!\\p{L}+(?:sch|neu|frei|groß)(?:er|es)(?!\\p{L}))'

export const germanArticle = withOne([
  [
    new RegExp(
      `^${NO_ADJECTIVE}(?:(?:\\p{Lu}[\\p{L}-]+\\s)?(?:\\p{L}*(?:anzeiger|kurier|bote|spiegel)|Anzeiger|Kurier|Bote)|Deutschlandfunk(?:\\s\\p{Lu}\\p{L}+)?|Spiegel|Standard|ORF|MDR|NDR|WDR|SWR|BR|RBB|Landkreis\\s.+|Kreis\\s.+)$`,
      'u',
    ),
    'der ',
  ],
  [
    /^(?!\p{L}+(?:sch|neu|frei|groß)e[rs]\s)(?:(?:\p{Lu}[\p{L}-]+\s){0,2}(?:\p{L}*zeitung|\p{L}*[Pp]resse|Zeitung|Allgemeine|Rundschau|Post|Stimme)|Tagesschau|Polizei(?:\s.+)?|Feuerwehr(?:\s.+)?|Stadt\s.+|Gemeinde\s.+|FAZ|taz|Deutsche Welle)$/u,
    'die ',
  ],
  [new RegExp(`^${NO_ADJECTIVE}(?:(?:\\p{Lu}[\\p{L}-]+er\\s)?(?:\\p{L}{3,}blatt|Tageblatt|Tagblatt)|ZDF)$`, 'u'), 'das '],
])

export const dutchArticle = withOne([
  [/^(?:AD|FD|Parool|Laatste Nieuws|(?:\p{L}+\s){0,2}(?:\p{L}*dagblad|Dagblad|\p{L}*[Nn]ieuwsblad|weekblad|Journaal))$/u, 'het '],
  [
    /^(?:NOS|VRT|Volkskrant|Telegraaf|Gelderlander|Stentor|Limburger|Gooi- en Eemlander|(?:\p{L}+(?:e|er|se?)\s)?(?:\p{L}*[Cc]ourant|\p{L}*krant|\p{L}*bode)|[Pp]olitie(?:\s.+)?|[Bb]randweer(?:\s.+)?|[Gg]emeente\s.+|[Pp]rovincie\s.+)$/u,
    'de ',
  ],
])

export const italianArticle = withOne([
  [/^(?:ANSA|Ansa|AGI|Agi|Adnkronos|Agenzia|Unità|Eco|Arena|Unione|Avvenire(?!.)|Espresso|Università)(?!\p{L})/u, 'l’'],
  [
    /^(?:Corriere|Messaggero|Mattino|Giornale|Tirreno|Resto|Quotidiano|Gazzettino|Secolo|Fatto|Sole|Post|Foglio|Comune|Governo|Ministero|Piccolo|Centro)(?!\p{L})/u,
    'il ',
  ],
  [/^(?:Repubblica|Gazzetta|Stampa|Nazione|Provincia|Regione|Questura|Polizia|Prefettura|Città|Voce|Sicilia)(?!\p{L})/u, 'la '],
])

export const spanishArticle = withOne([
  [/^(?:Ayuntamiento|Diario|Periódico|Gobierno|Ministerio|Heraldo|Correo|Faro|Cabildo|Norte|Confidencial)(?!\p{L})/u, 'el '],
  [
    /^(?:Policía|Guardia Civil|Junta|Diputación|Generalitat|Agencia|Gaceta|Voz|Comunidad|Universidad|Vanguardia|Razón|BBC|Cadena SER)(?!\p{L})/u,
    'la ',
  ],
])

export const frenchArticle = withOne([
  [/^(?:Agence|Équipe|Express|AFP|Université|Est républicain|Indépendant|Alsace)(?!\p{L})/u, 'l’'],
  [/^(?:Ville|Mairie|Préfecture|Gendarmerie|Région|Commune|Provence|Dépêche|Voix|RTS|RTBF)(?!\p{L})/u, 'la '],
  [/^(?:Département|Ministère|Journal|Courrier|Figaro|Parisien|Télégramme|Progrès|Dauphiné)(?!\p{L})/u, 'le '],
])

// 'Los Angeles Times' begins with no article of English.
export const englishArticle = withOne(
  [
    [
      /^(?:BBC|Guardian|(?:\p{Lu}\p{L}+\s){0,2}(?:Times|Telegraph|Post|Gazette|Herald|Tribune|Observer|Chronicle|Echo)|Associated Press|Met Office|Environment Agency)$/u,
      'the ',
    ],
  ],
  /^the\s/iu,
)
