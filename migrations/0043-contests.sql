-- contests: prizes of the house for the best of a ranking, what everybody scored, and who was paid.
CREATE TABLE contest (
  contest_id       text   PRIMARY KEY,
  position         bigint NOT NULL, -- of its announcement
  name             text   NOT NULL, -- JSON, by language
  ranking          text   NOT NULL CHECK (ranking IN ('battles', 'openings', 'wins')),
  starts_at        bigint NOT NULL,
  ends_at          bigint NOT NULL CHECK (ends_at > starts_at),
  balance          text   NOT NULL CHECK (balance IN ('coin', 'locked')),
  prizes           text   NOT NULL, -- JSON: minor units of each rank
  excluded         text   NOT NULL, -- JSON: players of the house
  status           text   NOT NULL CHECK (status IN ('announced', 'cancelled', 'ended', 'settled')),
  settled_at       bigint,
  settled_position bigint,
  CHECK (num_nulls(settled_at, settled_position) IN (0, 2))
);
CREATE INDEX contest_open ON contest (ends_at) WHERE status IN ('announced', 'ended');
CREATE INDEX contest_over ON contest (ends_at DESC) WHERE status = 'settled';

CREATE TABLE contest_score (
  contest_id text   NOT NULL,
  player_id  text   NOT NULL,
  score      bigint NOT NULL CHECK (score > 0),
  reached    bigint NOT NULL, -- position of the entry that brought it there
  PRIMARY KEY (contest_id, player_id)
);
CREATE INDEX contest_score_best ON contest_score (contest_id, score DESC, reached);
CREATE INDEX contest_score_of_player ON contest_score (player_id);

CREATE TABLE contest_place (
  contest_id text     NOT NULL,
  rank       smallint NOT NULL CHECK (rank >= 1),
  player_id  text     NOT NULL,
  score      bigint   NOT NULL,
  reached    bigint   NOT NULL,
  PRIMARY KEY (contest_id, rank)
);
