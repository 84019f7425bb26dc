-- Whether others are shown neither the player's name nor their picture.
ALTER TABLE account ADD COLUMN name_hidden boolean NOT NULL DEFAULT false;
