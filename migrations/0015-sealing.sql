-- The published log of a site with several machines, who may add to it, and with which keys the site works.

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
  path         text   PRIMARY KEY,
  bytes        bytea  NOT NULL,
  published_at bigint NOT NULL
);
-- Only `publish_notes` and `drop_notes` write here.
REVOKE ALL ON log_note FROM glasscase_app;
GRANT SELECT ON log_note TO glasscase_app;

-- One row: which sealer signs. Whoever takes the lease makes a new epoch of it, by this database's clock.
CREATE TABLE sealing (
  id     smallint    PRIMARY KEY CHECK (id = 1),
  holder text        NOT NULL,
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
  name  text  PRIMARY KEY,
  proof bytea NOT NULL CHECK (octet_length(proof) = 32)
);
REVOKE DELETE ON site_key FROM glasscase_app;
