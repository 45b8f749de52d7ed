import '@fontsource-variable/jetbrains-mono/wght.css'
import '@fontsource-variable/schibsted-grotesk/wght.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/page.css'
import './styles/page-parts.css'
import './styles/buttons.css'
import './styles/footer.css'
import './styles/frame.css'
import './styles/menu.css'
import './styles/menu-phone.css'
import './styles/dialogs.css'
import './styles/sticker.css'
import './styles/toasts.css'
import './styles/fields.css'
import './styles/combo.css'
import './styles/choices.css'
import './styles/chips.css'
import './styles/steps.css'
import './styles/cards.css'
import './styles/player.css'
import './styles/broadcasts.css'
import './styles/desk.css'
import grotesk from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { findSignedIn } from '../server/find-owner.ts'
import { makeFormToken } from './.server/anti-forgery.ts'
import { ConfirmProvider } from './components/dialog/confirm-provider.tsx'
import { SiteFooter } from './components/frame/site-footer.tsx'
import { SiteHeader } from './components/frame/site-header.tsx'
import { Sticker } from './components/frame/sticker.tsx'
import { ToastProvider } from './components/toast/toast-provider.tsx'
import { EarlyPresses } from './early-presses.tsx'
import { useNonce } from './nonce.ts'

export { shouldRevalidate } from './components/form/should-revalidate.ts'

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const owner = await findSignedIn(request, context.services)
  const publicUrl = context.services.config.PUBLIC_URL
  if (!owner) return { owner: null, publicUrl }
  return { owner: { email: owner.email, antiForgery: makeFormToken(request, context.services).antiForgery }, publicUrl }
}

export const links = () => [
  { rel: 'preload', href: grotesk, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const visitor = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <EarlyPresses />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <ToastProvider>
          <ConfirmProvider>
            <SiteHeader owner={visitor?.owner ?? null} />
            <Sticker />
            <main id="content">{children}</main>
            <SiteFooter />
          </ConfirmProvider>
        </ToastProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <section className="sheet plain">
      <title>{isMissing ? 'Not found – Hourcast' : 'Something failed – Hourcast'}</title>
      <p className="eyebrow">{isRouteErrorResponse(error) ? error.status : 500}</p>
      <h1>{isMissing ? 'Nothing is on air here.' : 'This page could not be made.'}</h1>
      <p>
        {isMissing
          ? 'The address may be mistyped, or what was here is gone.'
          : 'Nothing that was saved is lost, and what is on air stays there. Load this page again in a moment.'}
      </p>
      <p>
        <a className="button" href="/" data-variant="primary">
          To the first page
        </a>
      </p>
    </section>
  )
}
