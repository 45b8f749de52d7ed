-- A row goes with what refers to it: without these each one that goes reads the whole table. The limits of a station count its schedulers.
CREATE INDEX delivery_target ON delivery (target_id);
CREATE INDEX target_scheduler ON target (scheduler_id);
-- Until now of those that are not deleted alone.
DROP INDEX scheduler_station;
CREATE INDEX scheduler_station ON scheduler (station_id);
CREATE INDEX scheduler_ident_audio ON scheduler (ident_audio_id) WHERE ident_audio_id IS NOT NULL;
CREATE INDEX sign_in_link_owner ON sign_in_link (owner_id);
