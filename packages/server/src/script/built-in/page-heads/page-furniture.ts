// What a page prints around a text and runs into its first and last sentence, without a stop between them.

/** '… sette morti.Continua a leggere', 'Lees verder.', '… et géopolitiques Source', '… say officials (Representational)'. */
const GO_ON =
  /(?:(?<=[\p{L}\p{N}.!?…”"»’)])\s?(?:Continua a leggere|Leggi tutto|Leggi l['’]articolo|Lire la suite|Seguir leyendo|Leer más|Continue reading|Read more|Weiterlesen|Lees verder|Lees meer|Czytaj dalej|Czytaj więcej|Ler mais|Leia mais|Continue lendo|Cite[sșş]te mai mulț?te?|Cite[sșş]te mai mult))\s?(?:\.{1,3}|…|>>|→)?$|(?<=[\p{Ll}.»])\sSource$|\s\((?:Representational|Representative|File)(?:\s(?:[Ii]mage|[Pp]hoto|[Pp]icture))?\)\.?$/u

/** '… en el que murieron Leer': the button stands where the stop is missing. */
const SPANISH_BUTTON = /(?<=\s(?:de|la|el|que|los|las|en)\s.{1,80}[\p{Ll}\d%])\sLeer\.?$/u

const DAY = '\\d{1,2}(?:er|º)?\\s(?:de\\s)?\\p{L}{3,10}\\.?\\s(?:de\\s)?20\\d\\d'
const BUTTONS =
  '(?:Facebook|X|E-?mail|Twitter|Kopiuj link|Copia link|Stampa|LinkedIn|Telegram|WhatsApp|Messenger|Bluesky|Threads)'
const HEADS = [
  // 'Le 03 janvier 2024 à 17:03 Partager Les vols …'
  new RegExp(
    `^(?:(?:Le|El|Il|Em)\\s)?${DAY}(?:,?\\s(?:à|a las|alle|às|om|um))?\\s\\d{1,2}[:h.]\\d\\d\\s(?:Partager|Compartir|Condividi|Partilhar|Compartilhar|Teilen|Delen)\\s(?=["“«]?\\p{Lu})`,
    'u',
  ),
  // 'Redakcja 14 listopada 2025, 11:36 Skróć artykuł Na …', '… 5.3.2026 Condividi Stampa Copia link Email Gli …'
  new RegExp(
    `^.{0,260}?${DAY},\\s\\d{1,2}:\\d\\d\\sSkróć artykuł\\s(?:Udostępnij przez\\s(?:${BUTTONS}\\s){1,8})?(?=["„«]?[\\p{Lu}\\d])`,
    'u',
  ),
  new RegExp(`^[^.!?]{0,200}?\\d{1,2}\\.\\d{1,2}\\.20\\d\\d\\sCondividi\\s(?:${BUTTONS}\\s){2,10}(?=["“«]?[\\p{Lu}\\d])`, 'u'),
  // '24/06/2026El alcalde …'
  /^\d{1,2}[/.-]\d{1,2}[/.-]20\d\d(?=["“«]?\p{Lu}\p{Ll}*\s)/u,
  // '>>>ANSA/ Oltre …'
  /^>{2,4}\s?\p{Lu}{2,10}\s?\/\s?(?=\S)/u,
] as const

/** A text without what its page prints around it. */
export const withoutPageAround = (text: string): string =>
  HEADS.reduce((told, head) => told.replace(head, ''), text)
    .replace(GO_ON, '')
    .replace(SPANISH_BUTTON, '.')

/** 'Hoy a las 17:01 Desbaratan …', so exact that it is no appointment; '24/06/2026El alcalde …'. */
const STAMPED = /^(?:(?:Hoy|Ayer) a las \d{1,2}:[0-5][1-46-9]\s|\d{1,2}\/\d{1,2}\/20\d\d)(?=["“«¿¡]?\p{Lu})/u
/** '…; VÍDEO', '… - 02/01', 'Áudio: Senado …': that there is a film, the day of a recording, and that one hears it. */
const TITLE_NOTES =
  /\s?;\s(?:VÍDEOS?|[Vv]ídeos?|FOTOS?|[Ff]otos?|ÁUDIOS?|[Áá]udios?|IMAGENS|[Ii]magens)(?:\s[eE]\s(?:VÍDEOS?|[Vv]ídeos?|FOTOS?|[Ff]otos?))?[.!]?$|(?<=\p{L})\s-\s(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])$|^Áudios?\s?:\s(?=["“]?\p{Lu})/u

export const withoutTitleNotes = (title: string): string => title.replace(STAMPED, '').replace(TITLE_NOTES, '')
