-- Read models of what players do together: rooms, the live feed, rankings and contests.

-- battles
CREATE TABLE battle (
  battle_id     text    COLLATE "C" PRIMARY KEY,
  position      bigint  NOT NULL, -- of its creation
  version       integer NOT NULL, -- of its stream
  last_position bigint  NOT NULL,
  status        text    COLLATE "C" NOT NULL CHECK (status IN ('waiting', 'locked', 'finished', 'dissolved')),
  mode          text    COLLATE "C" NOT NULL,
  official      boolean NOT NULL,
  private       boolean NOT NULL,
  creator       text COLLATE "C", -- null: the house
  cost          bigint  NOT NULL, -- of one seat
  seat_count    integer NOT NULL,
  taken         integer NOT NULL,
  created_at    bigint  NOT NULL,
  ended_at      bigint,
  state         text    NOT NULL  -- RFC 8785 JSON of the folded stream
) WITH (fillfactor = 80);
CREATE INDEX battle_current ON battle (position) WHERE status IN ('waiting', 'locked') AND NOT private;
-- What filters and counts look at stands in the index.
CREATE INDEX battle_history ON battle (last_position) INCLUDE (mode, cost, status) WHERE status = 'finished' AND NOT private;
CREATE INDEX battle_changed ON battle (last_position);

CREATE TABLE battle_seat (
  player_id text   COLLATE "C" NOT NULL,
  battle_id text   COLLATE "C" NOT NULL,
  position  bigint NOT NULL, -- of the battle's creation
  PRIMARY KEY (player_id, battle_id)
);
CREATE INDEX battle_seat_newest ON battle_seat (player_id, position);

-- giveaways
CREATE TABLE giveaway (
  giveaway_id    text    COLLATE "C" PRIMARY KEY,
  position       bigint  NOT NULL, -- of its creation
  version        integer NOT NULL, -- of its stream
  last_position  bigint  NOT NULL,
  ended_position bigint,           -- of its draw or cancellation
  status         text    COLLATE "C" NOT NULL CHECK (status IN ('open', 'locked', 'drawn', 'cancelled')),
  host           text COLLATE "C", -- null: the house
  starts_at      bigint  NOT NULL,
  draw_at        bigint  NOT NULL,
  entrants       integer NOT NULL,
  state          text    NOT NULL  -- RFC 8785 JSON of the folded stream without its entries
) WITH (fillfactor = 80);
CREATE INDEX giveaway_open ON giveaway (draw_at, position) WHERE ended_position IS NULL;
CREATE INDEX giveaway_over ON giveaway (ended_position) WHERE ended_position IS NOT NULL;
CREATE INDEX giveaway_of_host ON giveaway (host, position);

CREATE TABLE giveaway_entry (
  giveaway_id text    COLLATE "C" NOT NULL,
  code        integer NOT NULL CHECK (code >= 1),
  player_id   text    COLLATE "C" NOT NULL,
  entropy     text    NOT NULL,
  at          bigint  NOT NULL,
  position    bigint  NOT NULL,
  PRIMARY KEY (giveaway_id, code),
  UNIQUE (player_id, giveaway_id)
);

CREATE TABLE giveaway_winner (
  giveaway_id text    COLLATE "C" NOT NULL,
  prize       integer NOT NULL CHECK (prize >= 0), -- index in the order of the draw
  ticket      integer NOT NULL,
  code        integer NOT NULL,
  player_id   text    COLLATE "C" NOT NULL,
  PRIMARY KEY (giveaway_id, prize)
);

-- rankings: sums for each UTC day, ISO week and month; `start` is its first instant.
CREATE TABLE battle_score (
  period    text    COLLATE "C" NOT NULL CHECK (period IN ('day', 'week', 'month')),
  start     bigint  NOT NULL,
  player_id text   COLLATE "C" NOT NULL,
  won       bigint  NOT NULL, -- value of the items won
  wins      integer NOT NULL,
  battles   integer NOT NULL,
  PRIMARY KEY (period, start, player_id)
) WITH (fillfactor = 70);
CREATE INDEX battle_score_best ON battle_score (period, start, won DESC, player_id);

CREATE TABLE opening_score (
  period    text    COLLATE "C" NOT NULL CHECK (period IN ('day', 'week', 'month')),
  start     bigint  NOT NULL,
  player_id text   COLLATE "C" NOT NULL,
  value     bigint  NOT NULL,
  count     integer NOT NULL,
  PRIMARY KEY (period, start, player_id)
) WITH (fillfactor = 70);
CREATE INDEX opening_score_best ON opening_score (period, start, value DESC, player_id);

-- The most valuable items won: the best 100 of each period.
CREATE TABLE big_win (
  period    text   COLLATE "C" NOT NULL CHECK (period IN ('day', 'week', 'month')),
  start     bigint NOT NULL,
  item_id   text  COLLATE "C" NOT NULL,
  position  bigint NOT NULL,
  at        bigint NOT NULL,
  proof_id  text   COLLATE "C" NOT NULL, -- the round, battle or giveaway that it was won in
  game      text   COLLATE "C" NOT NULL,
  player_id text   COLLATE "C" NOT NULL,
  skin_id   text   COLLATE "C" NOT NULL,
  wear      text   COLLATE "C" NOT NULL,
  value     bigint NOT NULL,
  case_slug text COLLATE "C",
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
  skin_id text     COLLATE "C" PRIMARY KEY,
  grade   smallint NOT NULL CHECK (grade BETWEEN 0 AND 6)
);

-- Battles that aren't over, and what players won in battles on the newest day.
CREATE TABLE live_battle (
  battle_id text COLLATE "C" PRIMARY KEY,
  state     text NOT NULL
) WITH (fillfactor = 80);

CREATE TABLE live_score (
  day       bigint  NOT NULL,
  player_id text   COLLATE "C" NOT NULL,
  won       bigint  NOT NULL,
  wins      integer NOT NULL,
  battles   integer NOT NULL,
  PRIMARY KEY (day, player_id)
) WITH (fillfactor = 70);
CREATE INDEX live_score_best ON live_score (day, won DESC, player_id);

-- contests: prizes of the house for the best of a ranking, what everybody scored, and who was paid.
CREATE TABLE contest (
  contest_id       text   COLLATE "C" PRIMARY KEY,
  position         bigint NOT NULL, -- of its announcement
  name             text   NOT NULL, -- JSON, by language
  ranking          text   COLLATE "C" NOT NULL CHECK (ranking IN ('battles', 'openings', 'wins')),
  starts_at        bigint NOT NULL,
  ends_at          bigint NOT NULL CHECK (ends_at > starts_at),
  balance          text   COLLATE "C" NOT NULL CHECK (balance IN ('coin', 'locked')),
  prizes           text   NOT NULL, -- JSON: minor units of each rank
  excluded         text   NOT NULL, -- JSON: players of the house
  status           text   COLLATE "C" NOT NULL CHECK (status IN ('announced', 'cancelled', 'ended', 'settled')),
  settled_at       bigint,
  settled_position bigint,
  CHECK (num_nulls(settled_at, settled_position) IN (0, 2))
);
CREATE INDEX contest_open ON contest (ends_at) WHERE status IN ('announced', 'ended');
CREATE INDEX contest_over ON contest (ends_at DESC) WHERE status = 'settled';

CREATE TABLE contest_score (
  contest_id text   COLLATE "C" NOT NULL,
  player_id  text   COLLATE "C" NOT NULL,
  score      bigint NOT NULL CHECK (score > 0),
  reached    bigint NOT NULL, -- position of the entry that brought it there
  PRIMARY KEY (contest_id, player_id)
);
CREATE INDEX contest_score_best ON contest_score (contest_id, score DESC, reached);
CREATE INDEX contest_score_of_player ON contest_score (player_id);

CREATE TABLE contest_place (
  contest_id text     COLLATE "C" NOT NULL,
  rank       smallint NOT NULL CHECK (rank >= 1),
  player_id  text     COLLATE "C" NOT NULL,
  score      bigint   NOT NULL,
  reached    bigint   NOT NULL,
  paid       boolean  NOT NULL, -- whoever settled one of a rank may have no room for its prize
  PRIMARY KEY (contest_id, rank)
);

-- Private battles count in no contest.
CREATE TABLE private_battle (
  battle_id  text   COLLATE "C" PRIMARY KEY,
  settled_at bigint -- null until it ends; the row goes soon after
);
CREATE INDEX private_battle_settled ON private_battle (settled_at) WHERE settled_at IS NOT NULL;
