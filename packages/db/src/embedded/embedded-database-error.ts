/** The embedded database cannot run: one line that says what is wrong and what to do. */
export class EmbeddedDatabaseError extends Error {}

/** Waiting does not help: the data folder holds no database that this program can run, or is another's. */
export class UnusableFolderError extends EmbeddedDatabaseError {}
