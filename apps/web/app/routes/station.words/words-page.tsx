import { WORD_KINDS } from '@hourcast/domain/words/word-kinds'
import type { FeedChoice } from '@hourcast/server/feeds/list-feeds'
import type { ListedWord } from '@hourcast/server/words/list-words'
import { PageHead } from '../../components/page-head.tsx'
import { KnownNames, type Names } from './known-names.tsx'
import { WordList } from './word-list.tsx'
import type { WordsAnswer } from './words-answer.ts'
import { countInWords, WORDS_WORDS as WORDS } from './words-words.ts'

type Props = {
  words: ListedWord[]
  feeds: FeedChoice[]
  names: Names
  antiForgery: string
  /** The list in which something was just done. */
  done: { saved: string | null; deleted: string | null }
  answer: WordsAnswer | undefined
}

const ORDER = WORD_KINDS.toReversed()

/** How the hosts of the station speak: three lists, each with its form. */
export const WordsPage = ({ words, feeds, names, antiForgery, done, answer }: Props) => (
  <>
    <PageHead title={WORDS.title} lede={WORDS.lede}>
      <span className="soft figures">{countInWords(words.length)}</span>
    </PageHead>
    <div className="words">
      {ORDER.map((kind) => (
        <WordList
          key={kind}
          {...{ kind, feeds, antiForgery }}
          names={names}
          words={words.filter((word) => word.kind === kind)}
          note={done.saved === kind ? WORDS.saved : done.deleted === kind ? WORDS.deleted : undefined}
          answer={answer?.kind === kind && answer.heard === '' ? answer : undefined}
        />
      ))}
      <KnownNames {...{ names, antiForgery }} answer={answer && answer.heard !== '' ? answer : undefined} />
    </div>
  </>
)
