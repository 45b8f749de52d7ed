-- When what a delivery that was given up had left at its target was taken away; until then a later success tries it again.
ALTER TABLE delivery ADD COLUMN discarded_at timestamptz(3);
