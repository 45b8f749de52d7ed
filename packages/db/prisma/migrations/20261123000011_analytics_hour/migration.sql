-- Projection of the listening events, a row for each scheduler, hour (UTC) and family of clients: no foreign keys, it can be emptied and
-- rebuilt. `clients` are those that had not come before on that day; who they are is not known.
CREATE TABLE analytics_hour (
  scheduler_id text NOT NULL,
  hour         timestamptz(3) NOT NULL,
  family       text NOT NULL,
  pick_ups     integer NOT NULL DEFAULT 0,
  clients      integer NOT NULL DEFAULT 0,
  PRIMARY KEY (scheduler_id, hour, family)
);

-- What has been counted by the day already. What waits is counted when it is told; an older worker that still runs leaves it to `rebuild`.
INSERT INTO analytics_hour (scheduler_id, hour, family, pick_ups)
SELECT key, date_trunc('hour', occurred_at, 'UTC'), 'unknown', count(*) FROM outbox
WHERE type = 'link.fetched' AND published_at IS NOT NULL GROUP BY 1, 2;
