// 'Le maire accusé de fraude démissionne' is a sentence: a telegram has no verb behind its nouns.

/** These stand before their noun. */
const NOUN_LATER =
  'nouveau|nouvel|nouvelle|nouveaux|nouvelles|grand|grande|grands|grandes|petit|petite|petits|petites|jeune|jeunes|ancien|ancienne|anciens|anciennes|premier|première|second|seconde|dernier|dernière|gros|grosse|vieux|vieille|bon|faux|fausse|fausses|futur|future|possible|simple|double|violent|violente|plein|pleine|importante?s?|ex|vaste|haute|même'

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'))

/** Only a sentence with a verb has these. */
const OF_CLAUSE = words(
  'a|ont|est|sont|va|vont|fait|font|sera|seront|serait|seraient|avait|avaient|était|étaient|aurait|auraient|peut|peuvent|doit|doivent|veut|veulent|il|elle|ils|elles|on|se|ne|y|qui|que|où|quand|comment|pourquoi|si|je|nous|vous|ça|mais|donc|puis|dit|pas|lui|promet|promettent|dénonce|accuse|réclame|exige|refuse|affirme|assure|estime|appelle|dément|ment|reconnaît|tue|tuent|meurt|meurent|risque|risquent',
)
const ELIDED_CLAUSE = /^(?:[nsjtmc]|qu|lorsqu|puisqu)['’]/u
export const ELIDED = /^(?:d|l|jusqu)['’]/u
export const SMALL = words(
  'le|la|les|un|une|des|du|de|d|l|au|aux|à|en|dans|par|pour|sur|sous|avec|sans|contre|entre|vers|chez|près|lors|après|avant|depuis|pendant|durant|devant|derrière|selon|et|ou|son|sa|ses|leur|leurs|ce|cet|cette|ces|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|millions|milliards|plusieurs|dont|plus|moins|avoir|être|été|afin|suite|cause|bord|large|hors|malgré|comme|dès|face|via|ainsi|non|quelque|quelques|environ|presque|tout|tous|toute|toutes|autres|autre|' +
    NOUN_LATER,
)
const TIME = words(
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|midi|hier|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|ans|mois|graves?|grave|mort|morte|morts|mortes|ferme|fermes|sursis|jours|jour|déjà|enfin|toujours|encore',
)
const ADJECTIVE =
  /(?:iques?|al|ales?|aux|els?|elles?|eux|euses?|ifs?|ives?|aires?|iens?|iennes?|ois|oises?|ais|aises?|ains?|aines?|é|ée|és|ées|[ai]bles?|ants?|antes?|ents|iers?|ières?|istes?|esques?|eurs?|[eé]ment|[ae]mment)$/u
const OTHER_ADJECTIVE = words(
  'russe|russes|belge|belges|suisse|suisses|turc|turcs|turque|turques|corse|corses|arabe|arabes|grec|grecs|slovaque|serbe|serbes|afghan|afghane|afghans|allemand|allemande|allemands|kurde|kurdes|rouge|rouges|suspect|suspecte|suspects|adverse|mineur|mineure|mineurs|enceinte|orange|jaune|feu|blanche|droite|gauche|saint|haut|public|publics|publique|lourd|lourds|clandestin|clandestins|clandestine|clandestines|commune|communes|voisin|voisine|voisins|jeune|jeunes|sexiste|sexistes|armés|sud|nord|est|ouest|vue|vide|mondain|ouvert|détruit|inscrit|construit|survenu|survenue|disparu|disparue|disparus|connu|connue|détenu|détenus|venu|venus|venue',
)
const NO_ADJECTIVE =
  /^(?:explique|indique|critique|réplique|revendique|communique|s[ie]gnale|installe|arrive|prive|rappelle|appelle|renouvelle|étincelle|présente|augmente|tente|vente|vise|commente|conteste|existe|insiste|résiste|assiste|persiste|consiste|liste|implique|applique|complique|pique|avale|égale|régale|étale|dévale|écrive|dérive|révèle|excelle|interpelle|recèle|demeure|meure|pleure|effleure|cible|accable|démissionne|mise|exporte|plante|chante|vante|invente|représente|fréquente|alimente|apaise|baisse|quitte|entraine|entraînent|ralentissent)$/u

export const isName = (word: string): boolean => /^(?:[dl]['’])?(?:\p{Lu}|\d)/u.test(word)
/** True for words of which none is a verb: behind a noun stands an adjective, a preposition or nothing. */
export const isVerbless = (tokens: readonly string[]): boolean => {
  let isBehindNoun = false
  for (const token of tokens) {
    const isElided = ELIDED.test(token)
    const word = token.replace(ELIDED, '')
    if (OF_CLAUSE.has(token) || ELIDED_CLAUSE.test(token) || !/^[\p{L}\p{N}%€'’.-]+$/u.test(word)) return false
    if (isElided) isBehindNoun = !SMALL.has(word)
    else if (SMALL.has(word)) isBehindNoun = false
    else if (isName(word)) isBehindNoun = !/^\d/u.test(word)
    else if (TIME.has(word)) isBehindNoun = true
    else if (isBehindNoun) {
      if (NO_ADJECTIVE.test(word) || !(ADJECTIVE.test(word) || OTHER_ADJECTIVE.has(word))) return false
    } else isBehindNoun = true
  }
  return true
}
