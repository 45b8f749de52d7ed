import type { StructuredData } from '../head/structured-data.ts'

export type Question = { question: string; answer: string }

/** The same for search engines. */
export const faqPage = (questions: readonly Question[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
