/** How something is to be told, from one of these words on: what they say takes a model. */
const MANNER: Readonly<Record<string, string>> = {
  en: 'like an?|like the|as an?|as if|in the (?:style|voice|manner|tone)|in an? (?:\\p{L}+ ){0,2}(?:way|tone|style|voice|mood|manner|accent)|with an? (?:\\p{L}+ )?(?:accent|joke)|funny|rhym\\p{L}+|sing|joke\\p{L}*',
  de: 'wie ein\\p{L}*|im stil\\p{L}*|als (?:wärst|ob|wäre|ein\\p{L}*)|auf \\p{L}+ art|lustig\\p{L}*|witzig\\p{L}*|in reimen|gereimt|mit humor|im dialekt',
  fr: 'comme une?|à la manière|façon|dans le style|sur un ton|avec humour|drôle\\p{L}*|en rimes|en chantant|avec l’accent',
  es: 'como un[ao]?|como si|al estilo|estilo|en tono|con humor|gracios[ao]s?|divertid[ao]s?|en verso|con acento|en rima',
  it: 'come un[ao]?|come se|parlando come|in stile|nello stile|con tono|con umorismo|divertent[ei]|in rima|con accento|alla maniera',
  pt: 'como uma?|como se|ao estilo|no estilo|em tom|com humor|engraçad[ao]s?|divertid[ao]s?|em rima|com sotaque',
  pl: 'jak(?:by)? \\p{L}+|w stylu|na wesoło|śmieszn\\p{L}*|zabawn\\p{L}*|wierszem|rymem|tonem|z humorem|po \\p{L}+sku',
  nl: 'als een|alsof|in de stijl|op z’n|op een \\p{L}+ (?:manier|toon)|grappig\\p{L}*|op rijm|met humor|met een accent',
  ro: 'ca un|ca o|ca și cum|în stil\\p{L}*|in stil\\p{L}*|pe un ton|cu umor|amuzant\\p{L}*|în versuri|în rime|cu accent',
  hi: '(?:\\S+ ){0,2}की तरह|(?:\\S+ ){0,2}के अंदाज़ में|(?:\\S+ ){0,2}अंदाज़ में|(?:\\S+ ){0,2}की शैली में|मज़ाकिया|हँसी|कविता में|तुकबंदी',
}

const patternOf = (tongue: string): RegExp => {
  const own = [MANNER[tongue], tongue === 'en' ? '' : MANNER.en].filter(Boolean).join('|').replaceAll('’', "['’]")
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${own})(?![\\p{L}\\p{M}])`, 'iu')
}

/** The part of a piece that says how to speak; undefined where none does. */
export const mannerIn = (piece: string, tongue: string): string | undefined => {
  const found = patternOf(tongue).exec(piece)
  if (found === null) return undefined
  return tongue === 'hi' ? found[0].trim() : piece.slice(found.index).trim()
}
