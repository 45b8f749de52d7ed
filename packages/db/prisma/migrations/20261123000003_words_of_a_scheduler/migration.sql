-- Whose it is stands before each word, not beside them: what begins with some letters is collected from the whole index before it is narrowed
-- down, and so a search would walk through the scripts of every station. Words are cut: with the id before it a long one would be refused.
DROP INDEX script_text_words;
CREATE OR REPLACE FUNCTION script_words(scheduler_id text, sentences text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_to_tsvector(array_agg($1 || ' ' || left(lexeme, 200))), ''::tsvector)
  FROM unnest(to_tsvector('pg_catalog.simple', lower($2)))
$$;
CREATE INDEX script_text_words ON script_text USING gin (script_words(scheduler_id, sentences));
