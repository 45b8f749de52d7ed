import type { LegalBlock } from './read-legal-text.ts'

type Level = { /** Of its headings. */ level?: 2 | 3 }

const Block = ({ block, level = 3 }: { block: LegalBlock } & Level) => {
  const Heading = `h${level}` as const
  if (block.kind === 'heading') return <Heading>{block.text}</Heading>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** A text of the site without its first line, the title, which stands above already. */
export const LegalBlocks = ({ blocks, level }: { blocks: readonly LegalBlock[] } & Level) => (
  <div className="legal-text">
    {blocks.slice(1).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
      <Block key={index} block={block} level={level} />
    ))}
  </div>
)
