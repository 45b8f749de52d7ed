type Host = { hostName: string; email?: string }

const DONE: Record<string, (host: Host) => string> = {
  run: ({ hostName }) => `${hostName} is preparing a broadcast now.`,
  resume: ({ hostName }) => `${hostName} is on again.`,
  restore: ({ hostName }) => `${hostName} is back as it was.`,
  ask: ({ email }) => `A new mail with the link to confirm is on its way to ${email}.`,
}

/** What a button of a card has done; null for what `UndoBar` tells. A reader who agreed before the press gets no mail. */
export const doneInWords = (intent: string, host: Host, consent?: string): string | null =>
  consent === 'given' ? `${host.email} has agreed already: no mail was needed.` : (DONE[intent]?.(host) ?? null)
