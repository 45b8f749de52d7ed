/** 'And', by tongue. */
export const AND: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y|e',
  it: 'e|ed',
  pt: 'e',
  pl: 'i|oraz',
  nl: 'en',
  ro: 'și|si',
  hi: 'और',
}
/** 'Or' and 'nor': what stands before it belongs to what is left out too. */
export const OR = /\s(?:or|nor|oder|noch|ou|ni|o|né|nem|lub|ani|of|sau|nici|या)\s/iu
