-- seed-pairs: steps of lanes that seats and entries of rooms took, which no play tells of. The log of before this release holds none.
CREATE TABLE spent_link (
  pair_id  text    COLLATE "C" NOT NULL,
  step     integer NOT NULL CHECK (step >= 1),
  room     text    COLLATE "C" NOT NULL,
  position bigint  NOT NULL,
  rounds   integer NOT NULL CHECK (rounds >= 0), -- of the lane until then
  PRIMARY KEY (pair_id, step)
);
CREATE INDEX spent_link_of_room ON spent_link (room, position);

UPDATE projection SET version = 6 WHERE name = 'seed-pairs' AND version = 5;
