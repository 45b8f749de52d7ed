/** The same request sent twice is one. Not by randomUUID: browsers keep that to https, and a station at home may be at http://192.168.1.5:3000. */
export const newRequestId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
