/** To win, to lose and to draw, as headlines say it. */
const PLAYED: Readonly<Record<string, string>> = {
  en: 'beats?|beaten|defeats?|defeated|wins?|won|loses?|lost|draws?|drew',
  de: 'schlägt|schlug|besieg(?:t|te|en)|gewinn(?:t|en)|gewann(?:en)?|verlier(?:t|en)|verlor(?:en)?|unterliegt|unterlag',
  fr: "bat|battent|battu(?:e|s|es)?|gagne(?:nt)?|remporte|s['’]impose(?:nt)?|perd(?:ent)?|domine",
  es: 'gana|ganó|ganan|vence|venció|pierde|perdió|empata|empató|golea|goleó',
  it: 'batte|battono|vince|vincono|vinto|battuto|perde|pareggia',
  pt: 'vence|venceu|ganha|ganhou|perde|perdeu|empata|empatou|bate|bateu',
  pl: 'wygrał[aiy]?|wygrywa|pokonał[aiy]?|przegrał[aiy]?|przegrywa|zremisował[aiy]?',
  nl: 'wint|winnen|won|verslaat|versloeg|verliest|verloor',
  ro: 'câștigat|câștigă|învins|învinge|pierdut|pierde|bătut|bate',
}

/** Such a word before a score: 'PSV wint met 2-0'. What is voted on has figures alike. As part of a pattern; undefined for Hindi, where figures come first. */
export const playedScore = (tongue: string): string | undefined => {
  const words = PLAYED[tongue]
  return words === undefined
    ? undefined
    : `(?:${words})(?![^.]{0,60}(?:vot|stem|stimm|głos))(?:\\s[^\\s.]{1,24}){0,5}\\s\\d{1,3}[-–:]\\d{1,3}(?!\\d)`
}
