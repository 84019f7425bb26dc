-- Read models of every game. Those whose shape or fold changed begin anew: their checkpoints go, and their followers fold
-- the whole log again by themselves when the site starts.

DELETE FROM projection WHERE name IN ('catalog', 'plays', 'seed-pairs', 'drops', 'live-relay') OR name LIKE '%:rebuild';
TRUNCATE case_version, skin_current, game_switch;
DROP TABLE play, seed_pair, live_drop, drop_grade;

-- catalog: besides cases, skins and stops the versions of the consolation table, and everything that a player may aim at.
CREATE INDEX case_version_odds ON case_version (odds_hash);

CREATE TABLE consolation_version (
  version      integer PRIMARY KEY CHECK (version >= 1),
  table_hash   text    NOT NULL UNIQUE,
  table_text   text    NOT NULL, -- RFC 8785 JSON: the text that the hash is of
  position     bigint  NOT NULL
);

CREATE TABLE target (
  skin_id   text     COLLATE "C" NOT NULL,
  wear      text     COLLATE "C" NOT NULL,
  value     bigint   NOT NULL CHECK (value > 0),
  grade     smallint NOT NULL CHECK (grade BETWEEN 0 AND 6),
  float_min integer  NOT NULL, -- millionths, inclusive
  float_max integer  NOT NULL, -- millionths, exclusive
  names     text     NOT NULL, -- every name in small letters, for the search
  PRIMARY KEY (skin_id, wear)
);
CREATE INDEX target_value ON target (value, skin_id, wear);

-- plays: where a round stands in the log.
CREATE TABLE play (
  round_id  text   PRIMARY KEY,
  position  bigint NOT NULL,
  player_id text   NOT NULL,
  pair_id   text   NOT NULL,
  game      text   NOT NULL CHECK (game IN ('case', 'upgrade', 'dream'))
);
CREATE INDEX play_of_player ON play (player_id, position);
CREATE INDEX play_of_rare_game ON play (player_id, game, position) WHERE game <> 'case';

-- seed-pairs: a player's pairs, committed (no user seed yet), in use, or revealed (the last four columns).
CREATE TABLE seed_pair (
  pair_id            text     PRIMARY KEY,
  player_id          text     NOT NULL,
  seq                integer  NOT NULL CHECK (seq >= 1),
  public_hash        text     NOT NULL,
  committed_position bigint   NOT NULL,
  user_seed          text,
  round_count        integer  NOT NULL CHECK (round_count >= 0),
  started_at         bigint,
  server_seed        text,
  salt               text,
  revealed_at        bigint,
  revealed_position  bigint,
  UNIQUE (player_id, seq),
  CHECK (num_nulls(user_seed, started_at) IN (0, 2)),
  CHECK (num_nulls(server_seed, salt, revealed_at, revealed_position) IN (0, 4))
) WITH (fillfactor = 70);

-- Pairs committed for the rooms that players open; the newest of a kind is the one that the next room takes.
CREATE TABLE host_pair (
  pair_id     text   PRIMARY KEY,
  player_id   text   NOT NULL,
  room        text   NOT NULL CHECK (room IN ('battle', 'giveaway')),
  public_hash text   NOT NULL,
  position    bigint NOT NULL -- of the commitment
);
CREATE INDEX host_pair_newest ON host_pair (player_id, room, position);

-- battles
CREATE TABLE battle (
  battle_id     text    PRIMARY KEY,
  position      bigint  NOT NULL, -- of its creation
  version       integer NOT NULL, -- of its stream
  last_position bigint  NOT NULL,
  status        text    NOT NULL CHECK (status IN ('waiting', 'locked', 'finished', 'dissolved')),
  mode          text    NOT NULL CHECK (mode IN ('classic', 'underdog')),
  official      boolean NOT NULL,
  private       boolean NOT NULL,
  creator       text,             -- null: the house
  cost          bigint  NOT NULL, -- of one seat
  seat_count    integer NOT NULL,
  taken         integer NOT NULL,
  created_at    bigint  NOT NULL,
  ended_at      bigint,
  state         text    NOT NULL  -- RFC 8785 JSON of the folded stream
) WITH (fillfactor = 80);
CREATE INDEX battle_current ON battle (position) WHERE status IN ('waiting', 'locked') AND NOT private;
CREATE INDEX battle_history ON battle (last_position) WHERE status = 'finished' AND NOT private;
CREATE INDEX battle_changed ON battle (last_position);

CREATE TABLE battle_seat (
  player_id text   NOT NULL,
  battle_id text   NOT NULL,
  position  bigint NOT NULL, -- of the battle's creation
  PRIMARY KEY (player_id, battle_id)
);
CREATE INDEX battle_seat_newest ON battle_seat (player_id, position);

-- giveaways
CREATE TABLE giveaway (
  giveaway_id    text    PRIMARY KEY,
  position       bigint  NOT NULL, -- of its creation
  version        integer NOT NULL, -- of its stream
  last_position  bigint  NOT NULL,
  ended_position bigint,           -- of its draw or cancellation
  status         text    NOT NULL CHECK (status IN ('open', 'locked', 'drawn', 'cancelled')),
  host           text,             -- null: the house
  starts_at      bigint  NOT NULL,
  draw_at        bigint  NOT NULL,
  entrants       integer NOT NULL,
  state          text    NOT NULL  -- RFC 8785 JSON of the folded stream without its entries
) WITH (fillfactor = 80);
CREATE INDEX giveaway_open ON giveaway (draw_at, position) WHERE ended_position IS NULL;
CREATE INDEX giveaway_over ON giveaway (ended_position) WHERE ended_position IS NOT NULL;
CREATE INDEX giveaway_of_host ON giveaway (host, position);

CREATE TABLE giveaway_entry (
  giveaway_id text    NOT NULL,
  code        integer NOT NULL CHECK (code >= 1),
  player_id   text    NOT NULL,
  entropy     text    NOT NULL,
  at          bigint  NOT NULL,
  position    bigint  NOT NULL,
  PRIMARY KEY (giveaway_id, code),
  UNIQUE (player_id, giveaway_id)
);

CREATE TABLE giveaway_winner (
  giveaway_id text    NOT NULL,
  prize       integer NOT NULL CHECK (prize >= 0), -- index in the order of the draw
  ticket      integer NOT NULL,
  code        integer NOT NULL,
  player_id   text    NOT NULL,
  PRIMARY KEY (giveaway_id, prize)
);

-- rankings: sums for each UTC day, ISO week and month; `start` is its first instant.
CREATE TABLE battle_score (
  period    text    NOT NULL CHECK (period IN ('day', 'week', 'month')),
  start     bigint  NOT NULL,
  player_id text    COLLATE "C" NOT NULL,
  won       bigint  NOT NULL, -- value of the items won
  wins      integer NOT NULL,
  battles   integer NOT NULL,
  PRIMARY KEY (period, start, player_id)
) WITH (fillfactor = 70);
CREATE INDEX battle_score_best ON battle_score (period, start, won DESC, player_id);

CREATE TABLE opening_score (
  period    text    NOT NULL CHECK (period IN ('day', 'week', 'month')),
  start     bigint  NOT NULL,
  player_id text    COLLATE "C" NOT NULL,
  value     bigint  NOT NULL,
  count     integer NOT NULL,
  PRIMARY KEY (period, start, player_id)
) WITH (fillfactor = 70);
CREATE INDEX opening_score_best ON opening_score (period, start, value DESC, player_id);

-- The most valuable items won: the best 100 of each period.
CREATE TABLE big_win (
  period    text   NOT NULL CHECK (period IN ('day', 'week', 'month')),
  start     bigint NOT NULL,
  item_id   text   COLLATE "C" NOT NULL,
  position  bigint NOT NULL,
  at        bigint NOT NULL,
  proof_id  text   NOT NULL, -- the round, battle or giveaway that it was won in
  game      text   NOT NULL,
  player_id text   NOT NULL,
  skin_id   text   NOT NULL,
  wear      text   NOT NULL,
  value     bigint NOT NULL,
  case_slug text,
  PRIMARY KEY (period, start, item_id)
);
CREATE INDEX big_win_best ON big_win (period, start, value DESC, position, item_id);

-- live: the feed of drops and battles, with all that its fold must know to number and grade them.
CREATE TABLE live_event (
  seq        bigint   PRIMARY KEY CHECK (seq >= 1), -- without gaps, over all types
  position   bigint   NOT NULL,
  type       smallint NOT NULL CHECK (type IN (21, 22, 23, 31, 32, 33)),
  at         bigint   NOT NULL,
  display_at bigint   NOT NULL,
  grade      smallint CHECK (grade BETWEEN 0 AND 6), -- of drops
  payload    text     NOT NULL, -- RFC 8785 JSON
  CHECK ((grade IS NOT NULL) = (type < 30))
);
CREATE INDEX live_event_top ON live_event (seq) WHERE grade <= 1;

CREATE TABLE live_grade (
  skin_id text     PRIMARY KEY,
  grade   smallint NOT NULL CHECK (grade BETWEEN 0 AND 6)
);

-- Battles that aren't over, and what players won in battles on the newest day.
CREATE TABLE live_battle (
  battle_id text PRIMARY KEY,
  state     text NOT NULL
) WITH (fillfactor = 80);

CREATE TABLE live_score (
  day       bigint  NOT NULL,
  player_id text    COLLATE "C" NOT NULL,
  won       bigint  NOT NULL,
  wins      integer NOT NULL,
  battles   integer NOT NULL,
  PRIMARY KEY (day, player_id)
) WITH (fillfactor = 70);
CREATE INDEX live_score_best ON live_score (day, won DESC, player_id);
