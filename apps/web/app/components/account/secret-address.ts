/**
 * For a page whose address is a key: no index has it, and no other site gets it as a referrer. This one does: a browser that keeps it from
 * everybody sends a form without scripts as if it came from nowhere, and that is refused.
 */
export const SECRET_ADDRESS = [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]
