import type { MetaDescriptor } from '@remix-run/react'
import type { StructuredData } from './structured-data.ts'

/** What Remix hands to `meta`, as far as it is asked for. */
type Args = { matches: readonly { id: string; data?: unknown }[]; location: { pathname: string } }

type Page = {
  /** Without the name of the site, which is put behind it; the first page brings it along itself. */
  title: string
  /** One sentence of at most 160 letters: what search engines and shared links show. */
  description: string
  /** Schema.org documents of this page, by the public address. */
  data?: (publicUrl: string) => readonly StructuredData[]
}

const SITE = 'Hourcast'

const publicUrlOf = (matches: Args['matches']): string => {
  const data = matches.find(({ id }) => id === 'root')?.data
  return typeof data === 'object' && data !== null && 'publicUrl' in data ? String(data.publicUrl) : ''
}

/** The head of a public page: title, description, its one address, what a shared link shows, and structured data. */
export const describePage = ({ matches, location }: Args, { title, description, data }: Page): MetaDescriptor[] => {
  const publicUrl = publicUrlOf(matches)
  const address = `${publicUrl}${location.pathname.replace(/(.)\/+$/, '$1')}`
  const isNamed = title.includes(SITE)
  return [
    { title: isNamed ? title : `${title} – ${SITE}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${publicUrl}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Hourcast: on time, exactly once, and never empty.' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data?.(publicUrl) ?? []).map((document) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...document } as Record<string, string>,
    })),
  ]
}
