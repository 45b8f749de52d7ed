-- Sources as they may be shown stand in `sources`; what their headers hold is sealed beside them. A worker seals what was stored in the open
-- before, as soon as it leads: the key is the program's.
ALTER TABLE scheduler ADD COLUMN sealed_sources text;

-- Broadcasts that have ended are never read again: their lines lose what a header may hold, here and at once.
UPDATE broadcast SET settings = jsonb_set(settings, '{sources}', (
  SELECT coalesce(jsonb_agg(CASE WHEN source ~* '^\s*curl(\s|$)' AND source ~* '(-h|-u|-b|--)' THEN 'curl ••••' ELSE source END), '[]')
  FROM jsonb_array_elements_text(settings -> 'sources') AS source))
WHERE state NOT IN ('planned', 'preparing', 'staged') AND jsonb_typeof(settings -> 'sources') = 'array'
  AND EXISTS (SELECT FROM jsonb_array_elements_text(settings -> 'sources') AS source WHERE source ~* '^\s*curl(\s|$)');
