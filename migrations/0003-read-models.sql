-- Read models that follow the log. All of them can be rebuilt from it: npm run rebuild.
-- Only the projection of the same name writes them (engine/projections). Instants are bigint milliseconds since 1970 UTC;
-- money is bigint minor units.

-- plays: where a round stands in the log.
CREATE TABLE play (
  round_id  text   PRIMARY KEY,
  position  bigint NOT NULL,
  player_id text   NOT NULL,
  pair_id   text   NOT NULL
);
CREATE INDEX play_of_player ON play (player_id, position);

-- seed-pairs: committed (no user seed yet), in use, or revealed (the last four columns).
CREATE TABLE seed_pair (
  pair_id           text     PRIMARY KEY,
  player_id         text     NOT NULL,
  seq               integer  NOT NULL CHECK (seq >= 1),
  public_hash       text     NOT NULL,
  user_seed         text,
  round_count       integer  NOT NULL CHECK (round_count >= 0),
  started_at        bigint,
  server_seed       text,
  salt              text,
  revealed_at       bigint,
  revealed_position bigint,
  UNIQUE (player_id, seq),
  CHECK (num_nulls(user_seed, started_at) IN (0, 2)),
  CHECK (num_nulls(server_seed, salt, revealed_at, revealed_position) IN (0, 4))
) WITH (fillfactor = 70);

-- drops: the live feed, with the grade a skin had when it was won.
CREATE TABLE live_drop (
  seq        bigint   PRIMARY KEY CHECK (seq >= 1),
  position   bigint   NOT NULL,
  round_id   text     NOT NULL,
  player_id  text     NOT NULL,
  skin_id    text     NOT NULL,
  wear       text     NOT NULL,
  value      bigint   NOT NULL,
  grade      smallint NOT NULL CHECK (grade BETWEEN 0 AND 6),
  case_slug  text     NOT NULL,
  at         bigint NOT NULL,
  display_at bigint NOT NULL
);
CREATE INDEX live_drop_top ON live_drop (seq) WHERE grade <= 1;

CREATE TABLE drop_grade (
  skin_id text     PRIMARY KEY,
  grade   smallint NOT NULL CHECK (grade BETWEEN 0 AND 6)
);

-- catalog: every version of every case, the skins as they are now, and the emergency stops.
CREATE TABLE case_version (
  slug        text    NOT NULL,
  version     integer NOT NULL CHECK (version >= 1),
  odds_hash   text    NOT NULL,
  odds_table  text    NOT NULL,
  display     text    NOT NULL,
  theme       text    NOT NULL,
  theme_order integer NOT NULL,
  price       bigint  NOT NULL CHECK (price > 0),
  position    bigint  NOT NULL,
  status      text    NOT NULL CHECK (status IN ('open', 'replaced', 'retired')),
  PRIMARY KEY (slug, version)
);
CREATE UNIQUE INDEX case_version_open ON case_version (slug) WHERE status = 'open';

CREATE TABLE skin_current (
  skin_id    text    PRIMARY KEY,
  version    integer NOT NULL,
  definition text    NOT NULL
);

CREATE TABLE game_switch (
  game     text    PRIMARY KEY,
  stopped  boolean NOT NULL,
  reason   text    NOT NULL,
  position bigint  NOT NULL
);
