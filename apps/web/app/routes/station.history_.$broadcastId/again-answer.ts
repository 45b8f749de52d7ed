/** What came of 'deliver again', for the delivery that it was asked for. */
export type AgainAnswer = {
  deliveryId: string
  isAsked?: boolean
  /** It was asked for before, and has not ended. */
  isUnderWay?: boolean
  /** To be answered with yes before it is done. */
  question?: string
  refusal?: { message: string; field: string | null }
}
