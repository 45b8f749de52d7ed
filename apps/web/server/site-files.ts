import type { Config } from '@hourcast/server/config'
import { xmlText } from '@hourcast/server/link/xml-text'
import { Router } from 'express'
import { PUBLIC_PAGES } from '../app/components/frame/public-pages.ts'

const HOUR_SECONDS = 3_600

const robots = (publicUrl: string): string =>
  `User-agent: *
Disallow: /sign-in/
Disallow: /station/
Disallow: /dev/

Sitemap: ${publicUrl}/sitemap.xml
`

const sitemap = (publicUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${PUBLIC_PAGES.map(({ to }) => `<url><loc>${xmlText(`${publicUrl}${to}`)}</loc></url>`).join('\n')}
</urlset>
`

/** What search engines ask for: both name the public address, so they are made here. */
export const siteFiles = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Router => {
  const router = Router()
  const files = {
    '/robots.txt': ['text/plain', robots(PUBLIC_URL)],
    '/sitemap.xml': ['application/xml', sitemap(PUBLIC_URL)],
  } as const
  for (const [path, [type, body]] of Object.entries(files))
    router.get(path, (_request, response) => {
      response.set('Cache-Control', `public, max-age=${HOUR_SECONDS}`).type(type).send(body)
    })
  return router
}
