// What a page sets behind or before a headline for those who see it: that it goes on, that it is paid for.

/** 'Ferry sinks off Ellery – Europe live', not '… – why bears live' */
const STREAM =
  /\s[–—]\s(?!Why|How|Where|What|Who|When)\p{Lu}[\p{L}’']*(?:\s[\p{L}’']+){0,3}\slive$|\s[–—]\s(?:latest news|as it happened)$/u
/** 'LiveKrieg im Süden: …', 'AZ+Hafen wird teurer', 'Z+ (abopflichtiger Inhalt); Pflege' */
const PAID = /^(?:Live(?=\p{Lu}\p{Ll})|\p{Lu}{1,4}\+ \(abopflichtiger Inhalt\);\s|\p{Lu}{2,4}\+(?=\p{Lu}\p{Ll}))/u
const LEAST = 3

/** A headline without such notes. */
export const withoutNotesAround = (title: string): string => {
  const told = title.replace(STREAM, '').replace(PAID, '')
  return told.split(' ').length < LEAST ? title : told
}
