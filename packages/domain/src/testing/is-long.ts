/** `npm test -- --long`: properties look at all of their cases. Without it at fewer of the same kinds, so that a run stays short. */
export const isLong = process.env.HOURCAST_LONG_TESTS === '1'
