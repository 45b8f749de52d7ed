export type ReaderCalls = {
  /** How a question to its readers begins. Only at the head of a sentence that ends as a question. */
  asks: RegExp
  /** Wherever it stands, a line each: what readers are to do for the paper, and how it names itself. */
  anywhere: string
  /** So begins a sentence that only a page says, a line each. */
  begins: string
}
