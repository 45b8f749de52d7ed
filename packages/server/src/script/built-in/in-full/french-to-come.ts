// 'Des masques vendus à partir de lundi': a participle of print is also said of what is still to come.

/** What begins later than it is told has not been done: 'vendus à partir de lundi'. */
const LATER =
  /(?:^| )(?:à (?:partir|compter) (?:de |du |d['’])|demain(?: |$)|dès (?:le|la|ce|cette|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d)|(?:\p{L}+ )?prochaine?s?(?: |$))/u
const PUT_OFF = /^(?:report|repouss|annul|interromp)/u
/** On a day of the week that may be still to come. */
const PLANNED = /^(?:inaugur|inhum|lanc|dévoil|ouvert|rouvert|déploy|évacu)/u
const ON_DAY = /(?:^| )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce week-end)(?= |$)/u
/** Until its price is told an auction may be to come. */
const AUCTION = /^aux enchères(?!.*\d)/u
/** True where it is not sure that it has been done by now. */
export const mayCome = (word: string, behind: string): boolean =>
  (LATER.test(behind) && !PUT_OFF.test(word)) ||
  (PLANNED.test(word) && ON_DAY.test(behind)) ||
  (/^vendu/u.test(word) && AUCTION.test(behind)) ||
  (/^coupé/u.test(word) && /^en deux/u.test(behind))
