/** All words of the pages about webhooks. */
export const WEBHOOK_WORDS = {
  title: 'Webhooks',
  lede: 'Your own programs hear what becomes of each broadcast, moments after it happened.',
  docs: 'How a program receives them',
  none: {
    title: 'No webhook yet',
    text: 'Enter the address of one of your programs. It gets a signed message for each event that you choose.',
  },
  add: {
    title: 'Add a webhook',
    url: 'Address',
    urlHint: 'https:// and a public host. The message is posted there as JSON.',
    events: 'What it hears',
    submit: 'Add',
  },
  secret: {
    label: 'Its secret',
    hint: 'Copy it into your program now: it is kept encrypted and never shown again. By it your program knows that a message is ours.',
    copied: 'The secret is copied.',
  },
  actions: {
    test: 'Send a test',
    sent: 'What was sent',
    renew: 'New secret',
    off: 'Turn off',
    on: 'Turn on',
    delete: 'Delete',
    deleteForSure: 'Yes, delete it',
    again: 'Send again',
    older: 'Older',
    newest: 'Newest',
    back: 'All webhooks',
  },
  askDelete: { question: 'Delete this webhook?', detail: 'Nothing is sent there any more, and what was sent is forgotten.' },
  askRenew: {
    question: 'Make a new secret?',
    detail: 'Messages are signed with both for 24 hours; after that the present one is worth nothing.',
  },
  done: {
    off: 'It is turned off. What happens meanwhile is not told later.',
    on: 'It is turned on.',
    delete: 'The webhook is deleted.',
    renew: 'It has a new secret. The one before it signs too for 24 hours.',
    add: 'The webhook is added.',
    delivered: 'Delivered: your program answered',
    refused: 'Not delivered: your program answered',
    silent: 'Not delivered.',
    queued: 'It goes out as soon as the message that is on its way is through.',
  },
  off: {
    owner: 'Turned off.',
    gone: 'Turned off: it answered 410, which means that nobody wants to hear from us there any more.',
    failing: 'Turned off: it has done nothing but fail for five days.',
  },
  history: {
    title: 'What was sent',
    none: 'Nothing was sent yet. A test shows whether your program hears us.',
    kept: 'Messages are kept for 30 days, the newest 2,000.',
    noTry: 'Not tried yet.',
    noAnswer: 'no answer',
    emptyAnswer: 'The answer was empty.',
  },
} as const

export const MESSAGE_STATES = { waiting: 'Waiting', delivered: 'Delivered', 'given-up': 'Given up' } as const

/** '204' as it came; 'no answer' where nobody did. */
export const statusInWords = (status: number | null): string =>
  status === null ? WEBHOOK_WORDS.history.noAnswer : String(status)

const { done } = WEBHOOK_WORDS

/** What came of a message that was sent by hand. */
export const sentInWords = (sent: { status: number | null; fault: string | null; delivered: boolean | null }): string => {
  if (sent.delivered === null) return done.queued
  if (sent.status === null) return `${done.silent} ${sent.fault ?? ''}`.trim()
  return `${sent.delivered ? done.delivered : done.refused} ${sent.status}.`
}
