-- Who sends a mail, by machine and process: one that is known to be gone is not waited for as one that is only cut off.
ALTER TABLE delivery ADD COLUMN claimed_by text;
