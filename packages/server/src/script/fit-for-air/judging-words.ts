import type { ByTongue, Tongue } from '../tongue.ts'
import { holds, type Line, phrases, plainWords } from './phrases.ts'
import { outsideQuotes } from './quote-marks.ts'
import { isAttributed } from './speakers.ts'

// A leader without a mark is known by its words: no report calls a plan absurd unless somebody says so.

const JUDGING: Partial<ByTongue<string>> = {
  en: 'plenty of scope to|plenty of scope for|plenty of room for error|play into his hands|play into her hands|play into their hands|make no mistake|let s be clear|let s be honest|let us be honest|let s face it|truth be told|beggars belief|only time will tell|it is high time|it s high time',
  fr: 'absurde|absurdes|grotesque|grotesques|honteux|honteuse|scandaleux|scandaleuse|pathétique|hypocrisie|hypocrites|mascarade|indécent|indécente|ignoble|cynisme|salubrité publique|forfaiture|déshonneur|lâcheté|au service du racisme|n en déplaise|force est de constater|il est temps de|il est urgent de|quoi qu on en dise',
  es: 'absurdo|absurda|absurdos|grotesco|grotesca|vergonzoso|vergonzosa|patético|patética|hipocresía|hipócrita|hipócritas|doble rasero|tragaderas|bochornoso|bochornosa|esperpento|esperpéntico|ignominia|cinismo|sectarismo|despropósito|desfachatez|marionetas|instrumentaliza|cortina de humo|a nadie se le escapa|no nos engañemos|conviene recordar|es hora de',
  it: 'assurdo|assurda|grottesco|grottesca|vergognoso|vergognosa|patetico|patetica|ipocrisia|ipocrita|ipocriti|scempio|ignobile|cinismo|indecente|sciagurato|sciagurata|buffonata|è ora di|diciamolo|non c è da stupirsi|a ben vedere',
  pt: 'absurdo|absurda|grotesco|grotesca|vergonhoso|vergonhosa|patético|patética|hipocrisia|hipócrita|hipócritas|cinismo|palhaçada|descalabro|desfaçatez|desonestidade intelectual|se acha|se exaltar|massacre à memória|é preciso dizer|convém lembrar|está na hora de',
}
const PATTERNS = new Map(Object.entries(JUDGING).map(([tongue, words]) => [tongue, phrases(words)]))

/** Works and their makers are called so. */
const OF_ART =
  /(?<!\p{L})(?:théâtre|teatro|comédie|comedia|commedia|comédia|film|filme|película|roman|novela|romanzo|romance|pièce|obra|opera|peça|livre|libro|livro|bande dessinée|humour|humor|umorismo|satir\p{L}+|sátira)(?!\p{L})/iu

/** True for a sentence that judges in the paper's own name. */
export const judges = ({ text }: Line, tongue: Tongue): boolean => {
  const pattern = PATTERNS.get(tongue)
  return (
    pattern !== undefined && holds(plainWords(outsideQuotes(text)), pattern) && !OF_ART.test(text) && !isAttributed(text, tongue)
  )
}

/** 'Cher Laurent, quelle semaine !': a letter, open to all. */
const LETTER =
  /^(?:(?:Très )?[Cc]h(?:er|ère|ers|ères)|(?:Mi )?[Qq]uerid[oa]s?|[Ee]stimad[oa]s?|(?:Mi[oa] )?[Cc]ar[oa]|[Gg]entile|(?:Meu )?[Cc]aro|[Pp]rezad[oa]s?)\s(?:(?:monsieur|madame|señor|señora|signor|signora|senhor|senhora|presidente|ministro|amico|amigo|ami)\s)?\p{Lu}[^,.!?:]{1,40},/u

export const isLetter = ({ text }: Line): boolean => LETTER.test(text)
