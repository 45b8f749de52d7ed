export type PublicPage = { to: string; label: string /** What is there, in half a sentence. */; what: string; isListed?: false }

/** The pages for everybody, in the order in which they are offered: the sitemap has them, and so has a page that is not there. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { to: '/', label: 'Home', what: 'what Hourcast does, with a bulletin to hear' },
  { to: '/learn-more', label: 'Learn More', what: 'how a broadcast is made, in five steps' },
  { to: '/sample', label: 'Samples', what: 'every language and type, to hear' },
  { to: '/map', label: 'Stations', what: 'who is on the map, as a list, and how to join them' },
  { to: '/pricing', label: 'Pricing', what: 'three plans side by side' },
  { to: '/support', label: 'Support', what: 'how to connect your playout, and answers to questions' },
  { to: '/docs', label: 'Calls', what: 'what programs can ask for, with examples' },
  { to: '/contact', label: 'Contact', what: 'ask for a demo, an offer or help' },
  { to: '/terms', label: 'Terms', what: 'what you agree to', isListed: false },
  { to: '/privacy', label: 'Privacy', what: 'what is kept about you', isListed: false },
]

/** For somebody who has lost the way. */
export const OFFERED_PAGES = PUBLIC_PAGES.filter(({ isListed }) => isListed !== false)
