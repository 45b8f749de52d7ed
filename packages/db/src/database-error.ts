/** The database cannot be used at all: one line for anybody who started the program, without credentials. */
export class DatabaseError extends Error {}
