-- Notes of operators on a player, for the eyes of operators. A row goes with the account; a withdrawn one stays, and says so.
-- Moments are milliseconds since 1970.
CREATE TABLE player_note (
  note_id      text   COLLATE "C" PRIMARY KEY,
  player_id    text   COLLATE "C" NOT NULL,
  about        text   COLLATE "C" NOT NULL CHECK (about IN ('note', 'care')), -- care: what was done about signs of harm
  text         text   NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  operator_id  text   COLLATE "C" NOT NULL,
  at           bigint NOT NULL,
  withdrawn_at bigint
);
CREATE INDEX player_note_player ON player_note (player_id, at, note_id);

-- Answers to tickets that operators keep: {nickname} stands where the player's name goes.
CREATE TABLE operator_macro (
  name        text   COLLATE "C" PRIMARY KEY CHECK (char_length(name) BETWEEN 1 AND 60),
  text        text   NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
  operator_id text   COLLATE "C" NOT NULL,
  saved_at    bigint NOT NULL
);

-- Accounts that came from one address: an operator looks for them by an address of a player.
CREATE INDEX security_event_address ON security_event (address_hash, event_id DESC) WHERE address_hash IS NOT NULL;
-- Players who draw from one user seed.
ALTER TABLE seed_pair ALTER COLUMN user_seed TYPE text COLLATE "C";
CREATE INDEX seed_pair_user_seed ON seed_pair (user_seed) WHERE user_seed IS NOT NULL;
