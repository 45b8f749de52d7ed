import '@fontsource-variable/jetbrains-mono/wght.css'
import '@fontsource-variable/schibsted-grotesk/wght.css'
import './styles/mono.css'
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
import './styles/forced-colors.css'
import './styles/print.css'
import grotesk from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
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
import { FaultPage } from './components/frame/fault-page.tsx'
import { faultWords } from './components/frame/fault-words.ts'
import { ProgressLine } from './components/frame/progress-line.tsx'
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
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** Of a page that has no head of its own because it is not there or failed. */
export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: `${faultWords(statusOf(error)).title} – Hourcast` }, { name: 'robots', content: 'noindex' }] : []

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const visitor = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f5f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1319" media="(prefers-color-scheme: dark)" />
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
            <ProgressLine />
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

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

export function ErrorBoundary() {
  const status = statusOf(useRouteError())
  return <FaultPage status={status} words={faultWords(status)} />
}
