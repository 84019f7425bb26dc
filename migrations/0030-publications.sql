-- catalog: where everything that rounds name by its hash was published, in place of a table for each kind of it. What it says
-- stands in its entry. Games are those of the product, and no list here.
DELETE FROM projection WHERE name = 'catalog' OR name LIKE '%:rebuild';
DROP TABLE consolation_version, terms_version;
TRUNCATE case_version, skin_current, target, game_switch;

CREATE TABLE publication (
  hash     text   COLLATE "C" NOT NULL,
  type     text   COLLATE "C" NOT NULL, -- of the event
  position bigint NOT NULL,
  PRIMARY KEY (hash, position)
);
CREATE INDEX publication_of_type ON publication (type, position);

ALTER TABLE play DROP CONSTRAINT play_game_check;
