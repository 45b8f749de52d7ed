-- While a notice is being mailed no other worker mails it. A claim that its worker did not live to end falls free by itself.
ALTER TABLE owner_notice ADD COLUMN claimed_until timestamptz(3);
