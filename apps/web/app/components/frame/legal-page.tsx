import { LegalBlocks } from './legal-blocks.tsx'
import { PrintButton } from './print-button.tsx'
import type { LegalBlock } from './read-legal-text.ts'

type Props = { title: string; textUrl: string; blocks: readonly LegalBlock[] }

/** A text of the site as a page: the same words as in its window. */
export const LegalPage = ({ title, textUrl, blocks }: Props) => (
  <div className="page">
    <section className="page-intro">
      <h1>{title}</h1>
      <div className="page-actions">
        <PrintButton />
        <a className="button" data-variant="quiet" href={textUrl}>
          As a plain text
        </a>
      </div>
    </section>
    <section>
      <LegalBlocks blocks={blocks} level={2} />
    </section>
  </div>
)
