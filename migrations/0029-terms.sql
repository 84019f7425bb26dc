-- Every version of the terms of play, as its event has it; the hashes of its sections, separated by commas.
CREATE TABLE terms_version (
  version      int    PRIMARY KEY,
  effective_at bigint NOT NULL,
  sections     text   NOT NULL,
  hashes       text   NOT NULL,
  position     bigint NOT NULL
);
