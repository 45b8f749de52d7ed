import type { ShownEntry } from '@hourcast/server/board/list-entries'
import { ButtonLink } from '../../components/form/button-link.tsx'
import type { HelpLinks } from './article.ts'
import type { BoardAnswer } from './board-answer.ts'
import { Contents } from './contents.tsx'
import { HELP } from './help.ts'
import { HelpGroup } from './help-group.tsx'
import { MessageBoard } from './message-board.tsx'
import { QUESTIONS } from './questions.ts'
import { WORDS } from './support-words.ts'
import { useOpenTarget } from './use-open-target.ts'

type Props = {
  links: HelpLinks
  entries: readonly ShownEntry[]
  hasChat: boolean
  /** Null for visitors, who read the board. */
  antiForgery: string | null
  answer: BoardAnswer | undefined
}

export const SupportPage = ({ links, entries, hasChat, antiForgery, answer }: Props) => {
  useOpenTarget()
  return (
    <div className="page support">
      <header className="page-intro">
        <h1>{WORDS.heading}</h1>
        <p className="lede">{WORDS.lede}</p>
      </header>
      <div className="support-body">
        <Contents />
        <div className="support-help">
          <p className="support-whose">{WORDS.whose[links.whose]}</p>
          {HELP.map((group) => (
            <HelpGroup key={group.id} group={group} links={links} />
          ))}
          <section aria-labelledby="questions" className="help-group">
            <h2 id="questions">{WORDS.questions}</h2>
            {QUESTIONS.map(({ question, answer: words }) => (
              <details key={question} className="help-fold">
                <summary>{question}</summary>
                <p>{words}</p>
              </details>
            ))}
          </section>
          <section aria-labelledby="reach" className="help-group">
            <h2 id="reach">{WORDS.reach}</h2>
            <p className="soft">{hasChat ? WORDS.reachChat : WORDS.reachLede}</p>
            {hasChat ? <iframe className="chat-frame" src="/support/chat" title={WORDS.chat} /> : null}
            <p className="page-actions">
              <ButtonLink to="/contact?inquiryType=support" variant={hasChat ? 'secondary' : 'primary'}>
                {WORDS.ask}
              </ButtonLink>
            </p>
          </section>
          <MessageBoard entries={entries} antiForgery={antiForgery} answer={answer} />
        </div>
      </div>
    </div>
  )
}
