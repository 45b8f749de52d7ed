/** What stands before a headline to catch the eye; a label that says what a text is ('Opinion') stays. */
const EYE_CATCHER =
  /^(?:breaking(?: news)?|just in|urgent|exclusive|watch(?: live)?|video|listen|podcast|photos?|gallery|in pictures|live(?: updates?| blog)?|liveblog|live-?ticker|eil(?:meldung)?|exklusiv|vidéo|en images|en direct|direct|exclusif|exclusivité|última hora|urgente|en directo|en vivo|vídeo|ultim['’]ora|diretta|in diretta|foto|pilne|na żywo|wideo|ao vivo|última hora|laatste nieuws|ultima oră|ब्रेकिंग न्यूज़|वीडियो)\s*(?:[:|]|[-–—]\s)\s*/iu
/** With a full stop only in capitals: 'Direct.' may be a sentence. */
const LOUD_EYE_CATCHER = /^(?:EN )?(?:DIRECT|IMAGES|VIDÉO|VIDEO|EXCLUSIF|ALERTE)\.\s+/u
const CRAWL = /^\++[^+]{0,40}\++\s*/u
const PLUSES = /^\s*\++\s+|\s+\++\s*$/gu
const IN_BRACKETS =
  /[([]\s*(?:video|vídeo|vidéo|photos?|fotos?|pictures|gallery|galerie|live|watch|updated?|exclusive|wideo)\s*[)\]]/giu

const AGENCIES =
  'Reuters|AP|AFP|dpa|DPA|PAP|EFE|ANSA|PTI|ANI|IANS|Lusa|LUSA|ANP|AGERPRES|Agerpres|UPI|PA|Xinhua|Bloomberg|epd|KNA|sid|SID|APA|SDA|AAP|CBS News|CNN|Europa Press|EP|Adnkronos|भाषा'
/** 'WASHINGTON (Reuters) -', 'Berlin/München (dpa) -', '(AP) —', 'LONDON —' */
const DATELINE = new RegExp(
  `^(?:[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}\\p{N} .,'’/-]{1,50}\\s)?\\((?:${AGENCIES})(?:/[\\p{L}]{1,12})?\\)\\s*[-–—:.]*\\s*|^(?!\\p{Lu}{1,4}\\s)\\p{Lu}[\\p{Lu} .,'’/]{3,30}\\s[—–-]{1,2}\\s`,
  'u',
)
/** '(Reuters)' behind a sentence. */
const CREDIT = new RegExp(`\\s*\\((?:${AGENCIES})\\)`, 'gu')

/** A whole sentence of it is the page's furniture: who wrote or photographed it, what to click, what the law wants. */
const BYLINE =
  /^(?:By|BY|Von|VON|Par|PAR|Por|POR|Di|Door|Autor|Autorka|Text|Texte|De)\b:?(?:\s+(?:and|und|et|y|e|en|i|&|\p{Lu}[\p{L}\p{M}'’.-]*),?){2,7}[.।]$/u
const FURNITURE =
  /^(?:photos?|images?|pictures?|fotos?|bild(?:er)?|credits?|crédit|source|quelle|fuente|fonte|źródło|sursa|via|advertisement|anzeige|publicidad|publicité|related(?: articles| stories)?|topics?|tags?|share this|follow (?:us|live|our|the latest|@))\b|©|\ball rights reserved\b|\bwe use cookies\b|\baccept (?:all|cookies)\b|\bappeared first on\b|\bcheck it out\b/iu
const CLICK_BAIT =
  /\b(read (?:more|the full|full)|click here|continue reading|sign up|subscribe (?:now|to)|learn more|watch the video|weiterlesen|mehr lesen|mehr zum thema|zum artikel|lire (?:la suite|l['’]article)|en savoir plus|leggi (?:di più|tutto)|continua a leggere|leer más|seguir leyendo|lees (?:meer|verder)|czytaj (?:więcej|dalej|też)|zobacz (?:też|także)|cite[sș]te (?:mai mult|și)|leia mais|ler mais|saiba mais)|और पढ़ें|पूरी ख़?बर/iu

export const isFurniture = (sentence: string): boolean =>
  CLICK_BAIT.test(sentence) || FURNITURE.test(sentence) || BYLINE.test(sentence)

/** A text without what agencies and social networks put around it: dateline, credit, trailing tags, handles, 'more' behind a bar. */
export const withoutNewsroomMarks = (text: string): string =>
  text
    .replace(DATELINE, '')
    .replace(CREDIT, '')
    .replace(/(?<![\p{L}\p{N}.@])@\w{2,30}/gu, '')
    .replace(/(?:\s*#[\p{L}\p{M}\p{N}_]+)+\s*[.!?]*$/u, '')
    .replace(/\s*(?:\||→|›|>>)\s*(?:\p{L}[\p{L}\p{M}]{0,15}\s?){1,2}[.…]*$/u, '')

/** A headline without labels, and without the publisher's name behind it. */
export const withoutLabels = (title: string, source: string): string => {
  const plain = title
    .replace(CRAWL, '')
    .replace(EYE_CATCHER, '')
    .replace(LOUD_EYE_CATCHER, '')
    .replace(PLUSES, '')
    .replace(IN_BRACKETS, '')
    .trim()
  const parts = plain.split(/\s+\|\s+/)
  const [first = '', second = ''] = parts.filter((part, at) => at === 0 || !isPublisher(part, source))
  // 'Opinion | Why I left' is a label and its headline; 'Why I left them all | Sport' a headline and its page.
  const unbarred = second === '' || first.split(' ').length > 2 ? first : `${first}: ${second}`
  const [, head = '', tail = ''] = /^(.+)\s[-–—]\s([^-–—]{2,40})$/u.exec(unbarred) ?? []
  return tail !== '' && isPublisher(tail, source) ? head : unbarred
}

const PUBLISHER = /^(?:the )?(?:[\p{Lu}\d][\p{L}\p{M}\d.&'’]*\s?){1,3}$/u
const PRESS =
  /\b(?:news|times|post|guardian|herald|tribune|journal|gazette|chronicle|telegraph|bbc|cnn|reuters|zeitung|spiegel|tagesschau|nachrichten|figaro|monde|país|mundo|corriere|repubblica|gazeta|online|tv|radio|fm)\b|\.\p{Ll}{2,4}$/iu

const isPublisher = (tail: string, source: string): boolean => {
  const [name, own] = [tail, source].map((text) => text.toLowerCase().trim())
  return (own !== '' && name === own) || (PUBLISHER.test(tail) && PRESS.test(tail))
}
