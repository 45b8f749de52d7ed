export type FaultWords = { title: string; text: string /** Whether loading the page again may help. */; canRetry: boolean }

const MISSING: FaultWords = {
  title: 'Nothing is on air here.',
  text: 'The address may be mistyped, or what was here is gone. A scheduler or a page of your station opens only for its owner: sign in first.',
  canRetry: false,
}

const REFUSED: FaultWords = {
  title: 'This could not be taken.',
  text: 'What was sent here is not what this page expects. Nothing was changed. Go back, load the page again and try once more.',
  canRetry: false,
}

const FAILED: FaultWords = {
  title: 'This page could not be made.',
  text: 'Nothing that was saved is lost, and what is on air stays there. Load this page again in a moment.',
  canRetry: true,
}

/** What a visitor is told, by the status of the answer. */
export const faultWords = (status: number): FaultWords => {
  if (status === 404 || status === 410) return MISSING
  return status >= 400 && status < 500 ? REFUSED : FAILED
}
