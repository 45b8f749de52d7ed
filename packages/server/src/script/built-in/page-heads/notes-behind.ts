import { withoutTitleNotes } from './page-furniture.ts'

// What a page sets behind or before a headline for those who see it: that it goes on, that it is paid for.

/** 'Ferry sinks off Ellery – Europe live', not '… – why bears live' */
const STREAM =
  /\s[–—]\s(?!Why|How|Where|What|Who|When)\p{Lu}[\p{L}’']*(?:\s[\p{L}’']+){0,3}\slive$|\s[–—]\s(?:latest news|as it happened)$/u
/** 'LiveKrieg im Süden: …', 'AZ+Hafen wird teurer', 'Z+ (abopflichtiger Inhalt); Pflege'; not 'LiveNation verliert', 'BMW+Partner' */
const PAID =
  /^(?:Live(?!(?:Nation|Person|Ramp|Score|Wire|Vox|Journal|Kit|One|Link|Works?)(?!\p{L}))(?=\p{Lu}\p{Ll}{1,40}\s(?:(?:im|in der|um|gegen)\s|[^:]{1,80}:\s))|\p{Lu}{1,4}\+ \(abopflichtiger Inhalt\);\s|(?:AZ|BNN|BZ|DNN|FN|FP|FR|GA|HAZ|HNA|HZ|KN|KSTA|LN|LVZ|LZ|MAZ|MZ|NN|NOZ|NP|NRZ|NW|NZ|OTZ|OVB|OZ|PNP|PZ|RP|RZ|SWP|SZ|TA|TLZ|TZ|VRM|WAZ|WP|WR|WZ)\+(?=\p{Lu}\p{Ll}))/u
const LEAST = 3

/** A headline without such notes. */
export const withoutNotesAround = (title: string): string => {
  const told = withoutTitleNotes(title).replace(STREAM, '').replace(PAID, '')
  return told.split(' ').length < LEAST ? title : told
}
