import { WindowLink } from '../dialog/window-link.tsx'

type Props = { label: string; title: string; to: string; textUrl: string }

/** Opens a text in a window; else it is a link to the page with the same text. */
export const LegalLink = ({ label, title, to, textUrl }: Props) => {
  const load = async () => {
    const { LegalWindow } = await import('./legal-window.tsx')
    return (onClosed: () => void) => <LegalWindow title={title} textUrl={textUrl} onClosed={onClosed} />
  }
  return (
    <WindowLink href={to} load={load}>
      {label}
    </WindowLink>
  )
}
