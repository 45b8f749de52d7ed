/** Behind the last dash: a name of up to five words, or an address. */
const TAIL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.&’'!-]*(?:\s[\p{L}\p{M}\p{N}.&|’'!-]+){0,4}$/u
const DASH = ' - '

/** Who gathers the headlines of many papers puts the paper's name behind each: 'Bridge closed for a week - Coast Gazette'. */
export const withoutPublisherTail = (title: string): string => {
  const at = title.lastIndexOf(DASH)
  return at > 0 && TAIL.test(title.slice(at + DASH.length).trim()) ? title.slice(0, at).trimEnd() : title
}

/** So many of all headlines end with a name where the service puts it there. */
const MOST = 0.7

/** The same for a whole answer: a single headline may have a dash of its own. */
export const withoutPublisherTails = (titles: readonly string[]): string[] => {
  const plain = titles.map(withoutPublisherTail)
  const tailed = plain.filter((title, at) => title !== titles[at]).length
  return titles.length > 2 && tailed >= titles.length * MOST ? plain : [...titles]
}

/** Of so many tails one is an address: 'Money.pl'. */
const ADDRESSES = 0.3
const SITE = /^(?:[\p{L}\p{N}-]{1,40}\.){1,3}\p{L}{2,6}$/u
const tailOf = (title: string): string => title.slice(title.lastIndexOf(DASH) + DASH.length).trim()

/** The same where nothing else shows that the headlines were gathered: many of their tails are addresses of papers, and not of one place. */
export const withoutSiteTails = (titles: readonly string[]): string[] => {
  const sites = titles.filter((title) => title.includes(DASH) && SITE.test(tailOf(title))).length
  return sites >= Math.max(2, titles.length * ADDRESSES) ? withoutPublisherTails(titles) : [...titles]
}

/** True for an address of a page that gathers what papers have. */
export const isGathered = (link: string | undefined): boolean => /^https?:\/\/news\.google\.[a-z.]{2,6}\//i.test(link ?? '')

const LAST_PART = /^(.+)\s[-–—|]\s(.+)$/su

/** A service that gathers headlines writes the paper's name behind each, and once more beside it. */
export const withoutSourceTail = (title: string, source = ''): string => {
  const [, headline = title, tail = ''] = LAST_PART.exec(title.trim()) ?? []
  return tail !== '' && tail.toLowerCase() === source.trim().toLowerCase() ? headline : title
}
