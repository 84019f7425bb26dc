-- Drafts of the catalog, in the form of docs/catalog.md. Publishing one is an act.
CREATE TABLE catalog_draft (
  draft_id   text    COLLATE "C" PRIMARY KEY CHECK (draft_id ~ '^[0-9a-f]{16}$'),
  name       text    NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  document   text    NOT NULL CHECK (octet_length(document) <= 2000000), -- JSON, glasscase-catalog/1
  base       text    NOT NULL, -- what was published when it was saved last: JSON, {"case.<slug>": version, …}
  version    integer NOT NULL CHECK (version >= 1),
  saved_by   text    COLLATE "C" NOT NULL, -- the operator
  saved_at   bigint  NOT NULL, -- milliseconds since 1970
  proposal   text    COLLATE "C" -- the act that was proposed from it last
);
CREATE INDEX catalog_draft_saved ON catalog_draft (saved_at, draft_id);
