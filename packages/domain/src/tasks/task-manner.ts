import { kept } from './kept.ts'

/** How something is to be told, from one of these words on: what they say takes a model. */
const MANNER: Readonly<Record<string, string>> = {
  en: 'told by|in verse|sung|(?<!(?:I|we|they|you|who|people|listeners|would|also) )like (?:an?|the)|as an?|as if|in the (?:style|voice|manner|tone)|in an? (?:\\p{L}+ ){0,2}(?:way|tone|style|voice|mood|manner|accent)|with an? (?:\\p{L}+ )?(?:accent|joke)|funny|rhym\\p{L}+|sing|joke\\p{L}*',
  de: 'mit (?:\\p{L}+ ){0,2}(?:akzent|dialekt|tonfall)|erzählt von|mit (?:\\p{L}+ )?stimme|im dialog|als (?:dialog|gespräch)|wie ein\\p{L}*|im stil\\p{L}*|als (?:wärst|ob|wäre|ein\\p{L}*)|auf \\p{L}+ art|lustig\\p{L}*|witzig\\p{L}*|in reimen|gereimt|mit humor|im dialekt',
  fr: 'avec (?:un|l.)\\s?accent|raconté par|avec (?:la|une) voix|en (?:dialogue|vers|alexandrins)|comme un|comme une|à la manière|façon|dans le style|sur un ton|avec humour|drôle\\p{L}*|en rimes|en chantant|avec l’accent',
  es: 'contad[oa] por|con (?:la )?voz|en forma de|cantad[oa]|como un[ao]?|como si|al estilo|estilo|en tono|con humor|gracios[ao]s?|divertid[ao]s?|en verso|con acento|en rima',
  it: 'raccontat[oaei] da|con (?:la )?voce|in versi|in forma|come un[ao]?|come se|parlando come|in stile|nello stile|con tono|con umorismo|divertent[ei]|in rima|con accento|alla maniera',
  pt: 'contad[oa]s? por|com (?:a )?voz|em verso|em jeito|em forma|como uma?|como se|ao estilo|no estilo|em tom|com humor|engraçad[ao]s?|divertid[ao]s?|em rima|com sotaque',
  pl: 'z (?:\\p{L}+ )?akcentem|głosem|w formie|jak(?:by)? (?!tam|jest|było|będzie|idzie|co|naj|zawsze|najwięcej)\\p{L}+|w stylu|na wesoło|śmieszn\\p{L}*|zabawn\\p{L}*|wierszem|rymem|tonem|z humorem|po \\p{L}+sku',
  nl: 'met een (?:\\p{L}+ )?(?:accent|stem)|verteld door|met de stem|met een stem|als (?:dialoog|gesprek)|als een|alsof|in de stijl|op z’n|op een \\p{L}+ (?:manier|toon)|grappig\\p{L}*|op rijm|met humor|met een accent',
  ro: 'povestit\\p{L}* de|cu voce\\p{L}*|sub formă|ca un|ca o|ca și cum|în stil\\p{L}*|in stil\\p{L}*|pe un ton|cu umor|amuzant\\p{L}*|în versuri|în rime|cu accent',
  hi: '(?:\\S+ ){0,2}लहजे में|(?:\\S+ ){0,2}की तरह|(?:\\S+ ){0,2}की आवाज़ में|(?:\\S+ ){0,3}के रूप में|(?:\\S+ ){0,2}के अंदाज़ में|(?:\\S+ ){0,2}अंदाज़ में|(?:\\S+ ){0,2}की शैली में|मज़ाकिया|हँसी|कविता में|तुकबंदी',
}

const patternOf = kept((tongue: string): RegExp => {
  const own = [MANNER[tongue], tongue === 'en' ? '' : MANNER.en].filter(Boolean).join('|').replaceAll('’', "['’]")
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${own})(?![\\p{L}\\p{M}])`, 'iu')
})

/** The part of a piece that says how to speak; undefined where none does. */
export const mannerIn = (piece: string, tongue: string): string | undefined => {
  const found = patternOf(tongue).exec(piece)
  if (found === null) return undefined
  return tongue === 'hi' ? found[0].trim() : piece.slice(found.index).trim()
}

/** A task without them: 'sport, like a fisherman' asks for no fishery. */
export const withoutManners = (task: string, tongue: string): string =>
  task
    .split(/(?<=[\n.,;:!?।])/u)
    .map((piece) => {
      const manner = mannerIn(piece, tongue)
      return manner === undefined ? piece : piece.replace(manner, ' ')
    })
    .join('')
