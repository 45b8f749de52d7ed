-- Of which targets the mails of the last hour have told: another one that is refused is news.
ALTER TABLE owner_notice ADD COLUMN told_targets text[] NOT NULL DEFAULT '{}';
