import { useEffect, useState } from 'react'
import { type LegalBlock, readLegalText } from './read-legal-text.ts'

const LIMIT_MS = 10_000

const fetchText = async (url: string, signal: AbortSignal): Promise<string> => {
  const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]) })
  if (!answer.ok) throw new Error(`The text is not there (${answer.status}).`)
  return answer.text()
}

const Block = ({ block }: { block: LegalBlock }) => {
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** A static text of the site, fetched when it is looked at. Its first line is its title, which stands above already. */
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
  return (
    <div className="legal-text">
      {readLegalText(text)
        .slice(1)
        .map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
          <Block key={index} block={block} />
        ))}
    </div>
  )
}
