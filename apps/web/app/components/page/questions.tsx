import type { Question } from './question.ts'

/** All of them open: they are read, found and printed without a press. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <dl className="questions">
    {questions.map(({ question, answer }) => (
      <div key={question}>
        <dt>{question}</dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
)
