import type { Line } from './phrases.ts'

/** With which papers mark what they take back. */
export const CORRECTION =
  '(?:corrections?(?: and clarifications?)?|clarifications?|erratum|errata|berichtigung|korrektur|richtigstellung|rectificatif|corrección|rectificación|fe de err(?:ores|atas)|rettifica|precisazione|errata corrige|(?:nós )?erramos|correção|retificação|rectificatie|correctie|sprostowanie|erat[ăa]|rectificare|corectare|भूल सुधार|शुद्धिपत्र|खंडन)'
/** A headline that is nothing but that: what was wrong stands in a story that nobody has heard. */
const ALONE = new RegExp(`^\\s*${CORRECTION}(?:\\s(?:of|to|vom|z|du|del|din)\\s.{1,30})?\\s?[.!।]?$`, 'iu')
const NOTE = new RegExp(
  `^\\s*[[(]?(?:${CORRECTION}(?:\\s?[:|]|\\.\\s)|erstmeldung(?:\\s|:)|(?:an? )?(?:earlier|previous|prior) versions? of (?:this|the)|in einer (?:früheren|vorherigen|ersten) (?:version|fassung)|eine frühere (?:version|fassung)|une (?:précédente )?version (?:précédente|antérieure|de cet)|dans une (?:première |précédente )?version|(?:en )?una versión (?:anterior|previa)|(?:in )?una (?:precedente )?versione (?:precedente|di questo)|(?:n?uma) versão anterior|(?:in )?een eerdere versie|(?:we )?wcześniejsz(?:a|ej) wersj[ai]|(?:w )?poprzedni(?:a|ej) wersj[ai]|(?:într-)?o (?:primă )?versiune (?:anterioară|precedentă|a acest)|(?:पहले|पूर्व) (?:की|प्रकाशित) (?:खबर|ख़बर|रिपोर्ट|संस्करण))`,
  'iu',
)

/** What an editor adds beneath a story that was mended: the mistake would be heard again. */
const MENDED =
  /(?<!\p{L})(?:(?:an|in an|a previous|the)\s(?:earlier|previous|original)?\s?version of (?:this (?:article|story|report|headline)|the (?:article|story|headline))|this (?:article|story|report|headline) (?:was|has been) (?:amended|corrected|updated|edited)|in (?:einer|der) (?:früheren|ersten|vorherigen|ursprünglichen) (?:version|fassung)(?!\s(?:de[rs]|seine[rs]|ihre[rs])\s(?!artikels|textes|berichts|meldung|beitrags))|(?:frühere|vorherige|ursprüngliche) (?:version|fassung) (?:des|dieses) (?:artikels|textes|berichts)|(?:anmerkung|hinweis) der redaktion|in een (?:eerdere|vorige) versie(?!\svan\s(?!dit\s|het artikel|het bericht))|(?:eerdere|vorige) versie van dit (?:artikel|bericht)|editor['’]s note)(?!\p{L})/iu

export const isCorrection = (headline: Line | undefined): boolean => headline !== undefined && ALONE.test(headline.text)

/** From where on lines speak of what an earlier text said: of that the listener knows nothing. */
export const correctedFrom = (lines: readonly Line[]): number => {
  const at = lines.findIndex(({ text }) => NOTE.test(text) || MENDED.test(text))
  return at < 0 ? lines.length : at
}
