import { expect, test } from 'vitest'
import { describePage } from './describe-page.ts'

const at = (pathname: string, publicUrl?: string) => ({
  location: { pathname },
  matches: [{ id: 'root', ...(publicUrl ? { data: { publicUrl } } : {}) }, { id: 'routes/pricing' }],
})
const PAGE = { title: 'Pricing', description: 'What it costs.' }

test('a public page has a title with the site’s name, a description, and one address under the public one', () => {
  expect(describePage(at('/pricing', 'https://hourcast.example'), PAGE)).toEqual(
    expect.arrayContaining([
      { title: 'Pricing – Hourcast' },
      { name: 'description', content: 'What it costs.' },
      { tagName: 'link', rel: 'canonical', href: 'https://hourcast.example/pricing' },
      { property: 'og:title', content: 'Pricing' },
      { property: 'og:url', content: 'https://hourcast.example/pricing' },
      { property: 'og:image', content: 'https://hourcast.example/og.png' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

test('the same page with a slash behind it has the same address; the first page keeps its own', () => {
  const addressOf = (pathname: string) =>
    describePage(at(pathname, 'https://hourcast.example'), PAGE).find((line) => 'rel' in line && line.rel === 'canonical')
  expect(addressOf('/pricing/')).toMatchObject({ href: 'https://hourcast.example/pricing' })
  expect(addressOf('/')).toMatchObject({ href: 'https://hourcast.example/' })
})

test('a title that names the site is left as it is', () => {
  expect(describePage(at('/'), { ...PAGE, title: 'Hourcast: on time' })).toContainEqual({ title: 'Hourcast: on time' })
})

test('structured data knows the public address', () => {
  const lines = describePage(at('/', 'https://hourcast.example'), {
    ...PAGE,
    data: (url) => [{ '@type': 'Organization', url }],
  })
  expect(lines).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'Organization', url: 'https://hourcast.example' },
  })
})
