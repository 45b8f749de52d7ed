/** A dump or a restore that cannot be: one line that says why and what to do. */
export class TransferError extends Error {}
