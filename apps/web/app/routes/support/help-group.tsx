import type { ArticleGroup, HelpLinks } from './article.ts'

/** Articles of one kind. All but the first of the page are folded: the titles are what one looks through. */
export const HelpGroup = ({ group: { id, title, lede, articles }, links }: { group: ArticleGroup; links: HelpLinks }) => (
  <section aria-labelledby={id} className="help-group">
    <h2 id={id}>{title}</h2>
    <p className="soft">{lede}</p>
    {articles.map((article) => (
      <details key={article.id} id={article.id} className="help-fold" open={article.id === 'link'}>
        <summary>
          <h3>{article.title}</h3>
        </summary>
        <div className="help-article">
          <article.Body links={links} />
          {article.asOf ? <p className="help-as-of">{article.asOf}</p> : null}
        </div>
      </details>
    ))}
  </section>
)
