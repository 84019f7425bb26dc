-- case-returns: what each version of a case gave back so far, beside what its odds promise. For the operator's eyes.
CREATE TABLE case_return (
  odds_hash text   PRIMARY KEY,
  slug      text   NOT NULL,
  opens     bigint NOT NULL,
  won       bigint NOT NULL -- values of all items drawn, minor units
) WITH (fillfactor = 70);
