-- History is read a page at a time, each from where the one before ended: the id settles the order of what shares an air time.
DROP INDEX history_scheduler;
CREATE INDEX history_scheduler ON history (scheduler_id, air_at DESC, broadcast_id DESC);
-- What did not go as it should is rare, and is asked for alone.
CREATE INDEX history_trouble ON history (scheduler_id, air_at DESC, broadcast_id DESC)
  WHERE state <> 'delivered' OR rung <> 'fresh' OR late;

-- The sentences of each script, to be searched. They follow from `broadcast.script` and stand apart: a broadcast's row is written a dozen times
-- while it is made, and an index on it would take the words apart each time.
CREATE TABLE script_text (
  broadcast_id text PRIMARY KEY REFERENCES broadcast ON DELETE CASCADE,
  scheduler_id text NOT NULL,
  sentences    text NOT NULL
);

-- Whose it is stands among the words: a search never walks through the scripts of other stations. Stations speak fourteen languages, so that no
-- word is cut to a stem; what is searched for is the beginning of a word.
CREATE FUNCTION script_words(scheduler_id text, sentences text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY[scheduler_id]) || to_tsvector('pg_catalog.simple', lower(sentences))
$$;

-- By a trigger, so that a worker of before keeps it too. It takes the texts wherever they stand and never fails: no search stops a broadcast.
CREATE FUNCTION sentences_of(script jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(coalesce(string_agg(found #>> '{}', E'\n'), ''), 20000) FROM jsonb_path_query(script, '$.segments[*].text') AS found
$$;
CREATE FUNCTION keep_script_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO script_text (broadcast_id, scheduler_id, sentences) VALUES (NEW.id, NEW.scheduler_id, sentences_of(NEW.script))
  ON CONFLICT (broadcast_id) DO UPDATE SET sentences = EXCLUDED.sentences WHERE script_text.sentences <> EXCLUDED.sentences;
  RETURN NULL;
END $$;
CREATE TRIGGER broadcast_script AFTER INSERT OR UPDATE OF script ON broadcast
  FOR EACH ROW WHEN (NEW.script IS NOT NULL) EXECUTE FUNCTION keep_script_text();

INSERT INTO script_text (broadcast_id, scheduler_id, sentences)
  SELECT id, scheduler_id, sentences_of(script) FROM broadcast WHERE script IS NOT NULL;
CREATE INDEX script_text_words ON script_text USING gin (script_words(scheduler_id, sentences));

-- How often the link of a broadcast was fetched is counted from the events themselves.
CREATE INDEX outbox_fetches ON outbox ((payload ->> 'broadcastId')) WHERE type = 'link.fetched';
