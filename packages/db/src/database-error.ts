/** The database cannot be used at all: one line for whoever started the program, without credentials. */
export class DatabaseError extends Error {}
