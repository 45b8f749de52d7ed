import { SECOND_MS } from '@hourcast/domain/time-units'

/** A document of schema.org, as search engines read it. */
export type StructuredData = Readonly<Record<string, unknown>>

/** Who stands behind the site. */
export const organization = (publicUrl: string): StructuredData => ({
  '@type': 'Organization',
  name: 'Hourcast',
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
  contactPoint: { '@type': 'ContactPoint', contactType: 'sales', url: `${publicUrl}/contact` },
})

type Heard = {
  name: string
  /** Where the MP3 is, on this site. */
  path: string
  durationMs: number
  /** BCP 47. */
  language: string
  /** Its words. */
  segments: readonly string[]
  /** Epoch milliseconds. */
  madeAt: number
}

/** Something to be heard on the page, with its words. */
export const audioObject = (
  publicUrl: string,
  { name, path, durationMs, language, segments, madeAt }: Heard,
): StructuredData => ({
  '@type': 'AudioObject',
  name,
  contentUrl: `${publicUrl}${path}`,
  encodingFormat: 'audio/mpeg',
  duration: `PT${Math.round(durationMs / SECOND_MS)}S`,
  inLanguage: language,
  transcript: segments.join(' '),
  uploadDate: new Date(madeAt).toISOString(),
})
