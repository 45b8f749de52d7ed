// Where a page's links and line ends are taken off, the blank goes with them: 'hadeclarado', 'la serie deTelecinco', 'drei Häuser.Die Polizei'.

/** Behind a name in capitals a short word may be the end of an address: 'Küstenblatt.De'. */
const FUSED_SENTENCE =
  /(?<=(?<![\p{L}\p{M}\p{N}.@/-])(?:\p{Ll}{5,30}|\p{Lu}\p{Ll}{4,30}(?=[.!?](?!(?:De|At|Ch|It|Pl|Fr|Es|Nl|In|Tv|Io|Ai)\s)))[.!?])(?=\p{Lu}\p{Ll}{0,20}\s(?!online))(?!(?:Com|Net|Org|Info)\s)/gu

/** A text whose sentences stand apart, in any tongue. */
export const withSentencesApart = (text: string): string => text.replace(FUSED_SENTENCE, ' ')

/** Not 'hablado', 'hallado', 'habitado' or 'hacinado', which are one word. */
const FUSED_PERFECT =
  /(?<!\p{L})([Hh]an?)(?!bl|ll|bit|bil|bid|bas|cin|cend|ch|lag|lad|rt|st|mbr|rin|wai)(?=(?:\p{Ll}{4,}(?:ado|ido)|dicho|hecho|muerto|puesto|visto|vuelto|abierto)(?!\p{L}))/gu
/** A name begins with a capital of its own; 'laSexta' and 'elDiario' are names, and so is 'conRumbo.es'. */
const FUSED_NAME = /(?<!\p{L})(de|del|en|con|por|que|y)(?=\p{Lu}\p{Ll}{3,}(?!\p{Ll}|\.\p{Ll}{2}))/gu

/** A Spanish text whose words stand apart. */
export const withWordsApart = (text: string): string => text.replace(FUSED_PERFECT, '$1 ').replace(FUSED_NAME, '$1 ')
