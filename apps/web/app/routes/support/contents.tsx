import { HELP } from './help.ts'
import { WORDS } from './support-words.ts'

const LAST = [
  ['questions', WORDS.questions],
  ['reach', WORDS.reach],
  ['board', WORDS.board],
] as const

/** Every article of the page, by its anchor. */
export const Contents = () => (
  <nav className="support-contents" aria-labelledby="contents">
    <h2 id="contents">{WORDS.contents}</h2>
    <ul>
      {HELP.map(({ id, title, articles }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <a href={`#${article.id}`}>{article.title}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {LAST.map(([id, title]) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)
