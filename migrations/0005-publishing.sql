-- The published log of a site with several machines, who may add to it, with which keys the site works, and what auditors see.

-- Tiles of tree hashes. Entry bundles aren't here: they are made from `event`, for every row of level 0.
CREATE TABLE log_tile (
  level  smallint NOT NULL,
  index  bigint   NOT NULL,
  width  smallint NOT NULL CHECK (width BETWEEN 1 AND 256), -- 256: a full one
  hashes bytea    NOT NULL CHECK (octet_length(hashes) = 32 * width),
  PRIMARY KEY (level, index, width)
);
-- Hashes don't compress.
ALTER TABLE log_tile ALTER COLUMN hashes SET STORAGE EXTERNAL;

-- Everything else below the log's prefix: checkpoint, key, key changes.
CREATE TABLE log_note (
  path         text   COLLATE "C" PRIMARY KEY,
  bytes        bytea  NOT NULL,
  published_at bigint NOT NULL
);
-- Only `publish_notes` and `drop_notes` write here.
REVOKE ALL ON log_note FROM glasscase_app;
GRANT SELECT ON log_note TO glasscase_app;

-- One row: which sealer signs. Whoever takes the lease makes a new epoch of it, by this database's clock.
CREATE TABLE sealing (
  id     smallint    PRIMARY KEY CHECK (id = 1),
  holder text        COLLATE "C" NOT NULL,
  epoch  bigint      NOT NULL,
  until  timestamptz NOT NULL
) WITH (fillfactor = 10);
INSERT INTO sealing VALUES (1, '', 0, '-infinity');
REVOKE INSERT, DELETE ON sealing FROM glasscase_app;

-- The size in a checkpoint's second line; null for anything else.
CREATE FUNCTION checkpoint_size(note bytea) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(encode(note, 'escape') FROM '^[^\n]+\n([0-9]{1,15})\n')::bigint;
$$;

-- Shows notes to the world, for the holder of an epoch.
-- GC010 another sealer holds the lease · GC011 the checkpoint is smaller than the published one, or isn't one
-- GC012 another root of the published size
CREATE FUNCTION publish_notes(held bigint, paths text[], notes bytea[]) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  given bytea := notes[array_position(paths, 'checkpoint')];
  shown bytea;
BEGIN
  UPDATE sealing SET until = clock_timestamp() + interval '5 seconds' WHERE id = 1 AND epoch = held;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'epoch % of sealing is over', held USING ERRCODE = 'GC010';
  END IF;
  IF given IS NOT NULL THEN
    SELECT bytes INTO shown FROM log_note WHERE path = 'checkpoint';
    IF coalesce(checkpoint_size(given), -1) < coalesce(checkpoint_size(shown), 0) THEN
      RAISE EXCEPTION 'no checkpoint, or a smaller one than is published' USING ERRCODE = 'GC011';
    END IF;
    IF checkpoint_size(given) = checkpoint_size(shown)
       AND split_part(encode(given, 'escape'), E'\n\n', 1) <> split_part(encode(shown, 'escape'), E'\n\n', 1) THEN
      RAISE EXCEPTION 'two checkpoints of one size' USING ERRCODE = 'GC012';
    END IF;
  END IF;
  -- Whatever was written before is on the disk with it.
  PERFORM set_config('synchronous_commit', 'on', true);
  INSERT INTO log_note
  SELECT path, bytes, (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM unnest(paths, notes) AS n (path, bytes)
  ON CONFLICT (path) DO UPDATE SET bytes = excluded.bytes, published_at = excluded.published_at;
END $$;

-- Drops the partial pages below `<path>.p/`, for the holder of an epoch.
CREATE FUNCTION drop_notes(held bigint, full_path text) RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM log_note WHERE starts_with(path, full_path || '.p/')
     AND EXISTS (SELECT FROM sealing WHERE id = 1 AND epoch = held);
$$;

REVOKE ALL ON FUNCTION publish_notes(bigint, text[], bytea[]), drop_notes(bigint, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION publish_notes(bigint, text[], bytea[]), drop_notes(bigint, text) TO glasscase_app;

-- HMAC-SHA256(key, "glasscase key check|<name>"): tells a wrong key before it does harm, and nothing else.
CREATE TABLE site_key (
  name  text  COLLATE "C" PRIMARY KEY,
  proof bytea NOT NULL CHECK (octet_length(proof) = 32)
);
REVOKE DELETE ON site_key FROM glasscase_app;

-- Who may read openings, only what the site shows as balances, or deliver replays and read nothing that isn't public. Ended
-- rights stay.
CREATE TABLE auditor (
  token_hash bytea  PRIMARY KEY, -- SHA-256
  name       text   COLLATE "C" NOT NULL,
  may        text   COLLATE "C" NOT NULL CHECK (may IN ('openings', 'state', 'replays')),
  granted_by text   NOT NULL,
  granted_at bigint NOT NULL,
  revoked_by text,
  revoked_at bigint,
  CHECK ((revoked_by IS NULL) = (revoked_at IS NULL))
);
CREATE UNIQUE INDEX auditor_in_force ON auditor (name) WHERE revoked_at IS NULL;

-- Keys of auditors, with the newest checkpoint that each cosigned after a replay.
CREATE TABLE auditor_key (
  key          text   COLLATE "C" PRIMARY KEY, -- as /log/replayed shows it
  auditor      text   COLLATE "C" NOT NULL,    -- the name of a right
  added_by     text   NOT NULL,
  added_at     bigint NOT NULL,
  size         bigint,
  cosigned_at  bigint,
  note         bytea,
  CHECK ((size IS NULL) = (note IS NULL) AND (size IS NULL) = (cosigned_at IS NULL))
);

-- Trees of what players are owed. Salts and balances are what opens each leaf: they are shown to its player alone.
CREATE TABLE liability_tree (
  tree_id  text   COLLATE "C" PRIMARY KEY,
  position bigint NOT NULL, -- entries of the log that the balances follow from
  begun_at bigint NOT NULL,
  root     bytea  CHECK (octet_length(root) = 32) -- null until the tree is whole
);
CREATE TABLE liability_leaf (
  tree_id   text   COLLATE "C" NOT NULL REFERENCES liability_tree ON DELETE CASCADE,
  player_id text   COLLATE "C" NOT NULL,
  salt      bytea  NOT NULL CHECK (octet_length(salt) = 32),
  coin      bigint NOT NULL, -- minor units, as points and locked are
  points    bigint NOT NULL,
  locked    bigint NOT NULL,
  leaf_hash bytea  NOT NULL CHECK (octet_length(leaf_hash) = 32),
  PRIMARY KEY (tree_id, player_id)
);
-- Leaves stand in the order of their hashes.
CREATE UNIQUE INDEX liability_leaf_order ON liability_leaf (tree_id, leaf_hash);
CREATE INDEX liability_leaf_player ON liability_leaf (player_id);

CREATE TABLE liability_tile (
  tree_id text     COLLATE "C" NOT NULL REFERENCES liability_tree ON DELETE CASCADE,
  level   smallint NOT NULL,
  index   int      NOT NULL,
  first   bytea    NOT NULL, -- its first hash, by which the tile of a leaf is found
  hashes  bytea    NOT NULL,
  PRIMARY KEY (tree_id, level, index)
);
CREATE INDEX liability_tile_first ON liability_tile (tree_id, level, first);
-- Hashes don't compress.
ALTER TABLE liability_tile ALTER COLUMN hashes SET STORAGE EXTERNAL;
