/** The embedded database cannot run: one line that says what is wrong and what to do. */
export class EmbeddedDatabaseError extends Error {}
