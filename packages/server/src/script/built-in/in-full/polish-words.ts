// Which Polish sentence has its verb, and whether its subject is one or many.

/** Nouns that end like a verb are not meant. */
export const VERB =
  /(?<!\p{L})(?:jest|są|nie|ma|mają|chce|chcą|może|mogą|można|będzie|będą|był\p{L}*|się|trwa\p{L}*|traf\p{L}+|wraca\p{L}*|grozi|czeka\p{L}*|żąda\p{L}*|mówi\p{L}*|twierdz\p{L}*|broni|walcz\p{L}*|wzywa\p{L}*|zapowiada\p{L}*|odpowiada\p{L}*|ujawnia\p{L}*|opowiada\p{L}*|zaprzecza\p{L}*|domaga\p{L}*|pisze|piszą|wychodz\p{L}+|idzie|idą|ucieka\p{L}*|żegna|przeprasza\p{L}*|płac\p{L}+|musi|muszą|powinien|powinn\p{L}|zostan\p{L}+|stan[ąi]\p{L}*|zagra\p{L}*|(?!(?:hali|sali|skali|fali|chwili|szkoł[ay]|stodoł[ay]|sił[ay]|skał[ay]|ciało|źródło|dzieło|światło|hasło|zespół|kościół|artykuł)(?!\p{L}))\p{L}{2,}(?:ł|ła|ło|li|ły|ało|iono|ano|uje|ują|aje|ają|eje|eją))(?!\p{L})/iu
export const NO_SUBJECT =
  /^(?:w|we|na|po|przez|z|ze|do|od|za|o|u|bez|dla|pod|nad|przy|przed|jak|co|kto|gdzie|kiedy|dlaczego|czy|nowo|już|są|to|oto|tak|najczęściej|ranni|wśród)(?!\p{L})/iu

/** One thing, whose name ends like that of many. */
const NEUTER =
  /^(?:Spotkanie|Głosowanie|Posiedzenie|Śledztwo|Postępowanie|Lotnisko|Muzeum|Referendum|Wydarzenie|Zgromadzenie|Rozporządzenie|Przesłuchanie|Święto|Weto|Porozumienie|Zamówienie|Dziecko)(?!\p{L})/u

/** 'Młode wino' is one, 'nowe tablice' and 'miasta' are many: their noun shows it, unless it ends like its adjective. */
const HEAD = /^(?:\p{L}{2,}[^aąęioóuy\P{L}]?e ){0,2}(\p{L}{2,}(?:[^aeou\P{L}]y|[ia]|(o|um|ę)))(?= |$)/u
const NO_HEAD = /^(?:około|dużo|mało|tylko|prawie|ponad|trzy|cztery|dwa)$|dziesiąt|krotnie$/iu
export const manyOrOne = (subject: string): 'many' | 'one' | undefined => {
  const [, head = '', one] = HEAD.exec(subject) ?? []
  if (NEUTER.test(subject)) return 'one'
  if (head === '' || NO_HEAD.test(head) || / (?:i|oraz|lub) /u.test(subject)) return undefined
  return one === undefined ? 'many' : 'one'
}
