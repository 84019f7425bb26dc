-- Who may deliver replays, reading nothing that isn't public.
ALTER TABLE auditor DROP CONSTRAINT auditor_may_check;
ALTER TABLE auditor ADD CONSTRAINT auditor_may_check CHECK (may IN ('openings', 'state', 'replays'));

-- Keys of auditors, with the newest checkpoint that each cosigned after a replay.
CREATE TABLE auditor_key (
  key          text   PRIMARY KEY, -- as /log/replayed shows it
  auditor      text   NOT NULL,    -- the name of a right
  added_by     text   NOT NULL,
  added_at     bigint NOT NULL,
  size         bigint,
  cosigned_at  bigint,
  note         bytea,
  CHECK ((size IS NULL) = (note IS NULL) AND (size IS NULL) = (cosigned_at IS NULL))
);
