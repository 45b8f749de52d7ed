import type { LoaderFunctionArgs } from '@remix-run/node'
import { findKeptAttachment } from '../.server/kept-mail.ts'
import { requireMailKey } from '../.server/mail-door.ts'

/** What came with a mail, to be saved: never shown as a page of ours, no matter what it says it is. */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  requireMailKey(request, context)
  const index = /^\d{1,3}$/.test(params.part ?? '') ? Number(params.part) : -1
  const part = await findKeptAttachment(context.services.config, params.name ?? '', index)
  if (!part) throw new Response(null, { status: 404 })
  const filename = encodeURIComponent(part.filename)
  return new Response(part.content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${filename}`,
      'Cache-Control': 'no-store',
    },
  })
}
