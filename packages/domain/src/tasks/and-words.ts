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
/** 'More', in any tongue: 'no politics and more sport', 'less politics more culture'. */
export const MORE =
  'more|lots of|mehr|viel|więcej|dużo|más|mucho|più|tanto|plus|beaucoup|muito|mais|bastante|meer|veel|mai mult[ăe]?|mult|ज़्यादा|ज्यादा'
/** 'Or' and 'nor': what stands before it belongs to what is left out too. */
export const OR = /\s(?:or|nor|oder|noch|ou|ni|o|né|nem|lub|ani|of|sau|nici|या)\s/iu
