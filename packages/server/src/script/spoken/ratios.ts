/** What is no time of the day, however its two numbers look: 'a ratio of 1:20', 'im Maßstab 1:25'. */
const BEFORE =
  /(?<![\p{L}\p{M}])(?:ratios?|proportions?|scale|odds|dilution|Maßstab\p{L}{0,2}|Verhältnis\p{L}{0,3}|Seitenverhältnis|Bildformat|Mischung|échelle|un\srapport\sde|un\srapporto\sdi|un\sraport\sde|una\srelación\sde|uma\s(?:razão|relação)\sde|cote|dilution|proporci[oó]n(?:es)?|escala|cuota|formato|proporzion[ei]|scala|quota|proporç(?:ão|ões)|schaal|verhouding|beeldverhouding|skal[aię]|proporcj[aięą]\p{L}?|stosun\p{L}{1,4}|scar[aă]|scării|proporți[ae]\p{L}?|cot[aăe]|अनुपात|पैमाना|पैमाने|स्केल)(?:\s?:|\s(?!(?:at|from|by|um|ab|bis|à|dès|vers|a|las|alle|ore|al|às|om|tot|o|od|do|la|ora|orei)(?!\p{L}))\p{L}{1,4}){0,2}\s?$/iu
const BEHIND =
  /^(?:-|\s)?(?:ratio|scale|odds|proportion|Maßstab|Verhältnis|schaal|verhouding)(?!\p{L})|^\s?(?:(?:का|के|की|वाला|वाले)\s)?(?:अनुपात|पैमाना|पैमाने|स्केल)/iu

/** A word of time behind it settles that it is one. */
const OF_THE_DAY =
  /^\s?(?:(?:[ap]\.?\s?m|Uhr|uur|heures?|horas?|hrs?|hs|h|o['’]clock|GMT|UTC|MEZ|MESZ|CES?T|BST|बजे)(?![\p{L}\p{M}]))/iu

/** True for an xx:yy that compares two numbers. */
export const isRatio = (before: string, behind: string): boolean =>
  !OF_THE_DAY.test(behind) && (BEFORE.test(before) || BEHIND.test(behind))

/** Of maps and models: '1:25.000', '1:25 000'. */
export const SCALE = /(?<![\d:.,])(\d{1,2}):(\d{1,3}(?:[.,'’\s]?000){1,2})(?![\d:]|[.,]\d)/gu

/** Hindi has a word between the two, but where it follows. */
export const betweenHindi = (behind: string): string => (/^\s?(?:का|के|की)\s/u.test(behind) ? 'और' : 'अनुपात')
