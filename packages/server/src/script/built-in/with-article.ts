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

/** What papers are called, alone or at the end of a longer word: 'Tages-Anzeiger', 'Abendblatt'. */
const german = (heads: string, before = ''): string => `(?:\\p{Lu}[\\p{L}-]+\\s){0,2}${before}(?:\\p{L}[\\p{L}-]*)?(?:${heads})`
const both = (heads: string): string =>
  heads.replace(/\p{L}+/gu, (head) => `[${head.charAt(0)}${head.charAt(0).toLowerCase()}]${head.slice(1)}`)

/** 'Norddeutscher Rundfunk' is 'der Norddeutsche Rundfunk'. */
const BENDS = /^(\p{L}*(?:sch|[Nn]eu|[Ff]rei|[Gg]roß))(?:er|es)(?=\s)/u

const germanArticleOf = withOne([
  [
    new RegExp(
      `^(?:${german(both('Anzeiger|Kurier|Bote|Spiegel|Merkur|Funk|Rundfunk'))}|Deutschlandfunk(?:\\s\\p{Lu}\\p{L}+)?|Standard|Stern|Focus|Blick|Kicker|Falter|Bund|ORF|MDR|NDR|WDR|SWR|BR|RBB|HR|Landkreis\\s.+|Kreis\\s.+)$`,
      'u',
    ),
    'der ',
  ],
  [
    new RegExp(
      `^(?:${german(both('Zeitung|Presse|Rundschau|Post|Stimme|Woche|Nachrichten|Neuste'))}|(?:\\p{Lu}[\\p{L}-]+\\s){0,2}Allgemeine|Tagesschau|Polizei(?:\\s.+)?|Feuerwehr(?:\\s.+)?|Stadt\\s.+|Gemeinde\\s.+|FAZ|NZZ|SZ|WAZ|HNA|LVZ|taz|ARD|BBC|DW|Krone|Deutsche Welle|(?:Keystone-)?SDA|APA|dpa)$`,
      'u',
    ),
    'die ',
  ],
  [
    new RegExp(`^(?:${german(both('Blatt|Tageblatt|Tagblatt|Echo|Portal'))}|ZDF|RND|SRF|Redaktionsnetzwerk Deutschland)$`, 'u'),
    'das ',
  ],
])
export const germanArticle = (name: string): string => {
  const said = germanArticleOf(name.replace(BENDS, '$1e'))
  // Who has no article is called as they call themselves, and nothing that bends so is feminine.
  return /^(?:der|das)\s/u.test(said) ? said : germanArticleOf(name)
}

export const dutchArticle = withOne([
  [/^(?:AD|FD|Parool|Laatste Nieuws|(?:\p{L}+\s){0,2}(?:\p{L}*dagblad|Dagblad|\p{L}*[Nn]ieuwsblad|weekblad|Journaal))$/u, 'het '],
  [
    /^(?:NOS|VRT|Volkskrant|Telegraaf|Gelderlander|Stentor|Limburger|Gooi- en Eemlander|(?:\p{L}+(?:e|er|se?)\s)?(?:\p{L}*[Cc]ourant|\p{L}*krant|\p{L}*bode)|[Pp]olitie(?:\s.+)?|[Bb]randweer(?:\s.+)?|[Gg]emeente\s.+|[Pp]rovincie\s.+)$/u,
    'de ',
  ],
])

export const italianArticle = withOne([
  [
    /^(?:ANSA|Ansa|AGI|Agi|Adnkronos|Agenzia|Unità|Eco|Arena|Osservatore|Adige|Opinione|Unione|Avvenire(?!.)|Espresso|Università)(?![\p{L}-])/u,
    'l’',
  ],
  [
    /^(?:Corriere|Messaggero|Mattino|Giornale|Tirreno|Resto|Quotidiano|Gazzettino|Secolo|Fatto|Sole|Post|Foglio|Comune|Governo|Ministero|Piccolo|Centro|Manifesto|manifesto|Riformista|Tempo|Giorno|Dubbio|Telegrafo)(?![\p{L}-])/u,
    'il ',
  ],
  [
    /^(?:Repubblica|Gazzetta|Stampa|Nazione|Provincia|Regione|Questura|Polizia|Prefettura|Città|Voce|Sicilia|Verità|Tribuna|Libertà|Prealpina|Rai|RAI|BBC|CNN|RSI)(?![\p{L}-])/u,
    'la ',
  ],
])

export const spanishArticle = withOne([
  [
    /^(?:Ayuntamiento|Diario|Periódico|Gobierno|Ministerio|Heraldo|Correo|Faro|Cabildo|Norte|Confidencial|Informador|Imparcial|Siglo)(?![\p{L}-])/u,
    'el ',
  ],
  [
    /^(?:Policía|Guardia Civil|Junta|Diputación|Generalitat|Agencia|Gaceta|Voz|Comunidad|Universidad|Razón|BBC|CNN|DW|RTVE|ONU|Cadena SER)(?![\p{L}-])/u,
    'la ',
  ],
])

export const frenchArticle = withOne([
  [
    /^(?:Agence|Équipe|Express|AFP|Université|Est républicain|Indépendant|Alsace|Humanité|Écho|Union|Opinion|Usine Nouvelle|Yonne)(?![\p{L}-])/u,
    'l’',
  ],
  [
    /^(?:Ville|Mairie|Préfecture|Gendarmerie|Région|Commune|Provence|Dépêche|Voix|Tribune|Gazette|Croix|République|Nouvelle République|Montagne|Marseillaise|Charente Libre|Presse|Liberté|RTS|RTBF|RTN|BBC|DH)(?![\p{L}-])/u,
    'la ',
  ],
  [
    /^(?:Département|Ministère|Journal|Courrier|Figaro|Parisien|Télégramme|Progrès|Dauphiné|Temps|Nouvelliste|Républicain|Bien Public|Populaire|Quotidien|HuffPost|Huffington Post|Point)(?![\p{L}-])/u,
    'le ',
  ],
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

/** Where several words are one paper, its verb is of many: 'melden die Olmer Nachrichten'. */
const agreesIn =
  (many: RegExp, verbs: readonly (readonly [string, string])[]) =>
  (told: string, source: string): string =>
    many.test(source)
      ? verbs.reduce(
          (text, [one, all]) =>
            text.replace(`${one} ${source}`, `${all} ${source}`).replace(`${source} ${one}`, `${source} ${all}`),
          told,
        )
      : told

export const germanVerbs = agreesIn(/^die .*nachrichten$/iu, [
  ['meldet', 'melden'],
  ['berichtet', 'berichten'],
  ['berichtet es', 'berichten es'],
])
export const frenchVerbs = agreesIn(/^les\s/iu, [['rapporte', 'rapportent']])
