import { useEffect, useState } from 'react'
import { LegalBlocks } from './legal-blocks.tsx'
import { readLegalText } from './read-legal-text.ts'

const LIMIT_MS = 10_000

const fetchText = async (url: string, signal: AbortSignal): Promise<string> => {
  const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]) })
  if (!answer.ok) throw new Error(`The text is not there (${answer.status}).`)
  return answer.text()
}

/** A static text of the site, fetched when it is looked at. */
export const LegalText = ({ url }: { url: string }) => {
  const [text, setText] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    fetchText(url, ending.signal).then(setText, () => setFailed(!ending.signal.aborted))
    return () => ending.abort()
  }, [url])

  if (hasFailed)
    return (
      <p role="alert">
        The text could not be loaded. Try again in a moment, or <a href={url}>open it as a plain text</a>.
      </p>
    )
  if (text === null) return <p role="status">Loading the text …</p>
  return <LegalBlocks blocks={readLegalText(text)} />
}
