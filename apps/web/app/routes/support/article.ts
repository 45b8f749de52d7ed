import type { ReactNode } from 'react'

/** The addresses that the examples are written with: those of a scheduler that is on air, or else of one that is made up. */
export type HelpLinks = {
  publicUrl: string
  mp3: string
  wav: string
  json: string
  feed: string
  calendar: string
  /** What to say of them: whose they are. */
  whose: 'own' | 'example' | 'none'
  /** Who reads this, for the call of a program. */
  email: string
}

export type Article = {
  /** Stands in the address behind #: it stays as it is. */
  id: string
  title: string
  /** What was looked up or tried, and in which version. */
  asOf?: string
  Body: (props: { links: HelpLinks }) => ReactNode
}

export type ArticleGroup = { id: string; title: string; lede: string; articles: readonly Article[] }

/** What no playout should air is older than half an hour: the link then answers 404. */
export const freshOf = ({ mp3 }: HelpLinks): string => `${mp3}?max_age=1800`
