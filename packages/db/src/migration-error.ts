/** The schema cannot be brought up to date: one line that says what is wrong and what to do. */
export class MigrationError extends Error {}
