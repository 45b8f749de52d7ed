-- Music under the voice. Hosts that were built before sound as they did until their owner wants it otherwise.
ALTER TABLE scheduler ADD COLUMN music_bed boolean NOT NULL DEFAULT false;
