-- Where a delivery's last try failed, as a name instead of words that a screen would have to read. Older workers leave it empty.
ALTER TABLE delivery ADD COLUMN error_step text;
