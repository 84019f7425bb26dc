-- acts: what an act sets stands as facts, which each reader says in the reader's language. The read model is built anew.
ALTER TABLE house_act DROP COLUMN text;
ALTER TABLE house_act ADD COLUMN facts text NOT NULL DEFAULT '{}'; -- JSON, texts and numbers by name
