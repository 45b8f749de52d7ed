import type { Config } from '@hourcast/server/config'
import { xmlText } from '@hourcast/server/link/xml-text'
import { type RequestHandler, Router } from 'express'

const FILLS = 'position:fixed;inset:0;width:100%;height:100%;border:0'

/**
 * The page in the frame of /support: nothing but the operator's chat, from its own origin. It alone may show that origin, whichever page of
 * ours a visitor came in by; the chat reaches none of our cookies and pages.
 */
const showChat =
  (address: string): RequestHandler =>
  (_request, response) => {
    response.set({
      'Content-Security-Policy': `default-src 'none'; style-src-attr 'unsafe-inline'; frame-src ${new URL(address).origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
      'Cache-Control': 'no-cache',
    })
    response
      .type('html')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title><iframe src="${xmlText(address)}" title="Chat" style="${FILLS}" allow="clipboard-write"></iframe></html>`,
      )
  }

/** Not there without CHAT_WIDGET_URL. */
export const chatPage = ({ CHAT_WIDGET_URL }: Pick<Config, 'CHAT_WIDGET_URL'>): Router => {
  const router = Router()
  if (CHAT_WIDGET_URL !== undefined) router.get('/support/chat', showChat(CHAT_WIDGET_URL))
  return router
}
