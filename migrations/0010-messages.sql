-- Messages to players, public notices, support, and the passwords of rooms. Private, or words of the operator: none of it is in
-- the log.

CREATE TABLE message (
  message_id text   COLLATE "C" PRIMARY KEY,
  player_id  text   COLLATE "C" NOT NULL,
  kind       text   COLLATE "C" NOT NULL,
  template   text   COLLATE "C" NOT NULL, -- which sentence it is
  params     text   NOT NULL, -- JSON: what the sentence is filled with
  link       text,
  position   bigint,          -- of the event that it tells of
  visible_at bigint NOT NULL, -- not before the reel is over
  read_at    bigint,
  UNIQUE (player_id, position, template)
);
CREATE INDEX message_player ON message (player_id, visible_at DESC, message_id DESC);
CREATE INDEX message_unread ON message (player_id) WHERE read_at IS NULL;

CREATE TABLE notice (
  notice_id    text   COLLATE "C" PRIMARY KEY,
  texts        text   NOT NULL, -- JSON: title and body by language
  published_at bigint NOT NULL,
  withdrawn_at bigint
);

CREATE TABLE support_ticket (
  ticket_id    text   COLLATE "C" PRIMARY KEY,
  player_id    text   COLLATE "C" NOT NULL,
  subject      text   NOT NULL,
  state        text   COLLATE "C" NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  retrieval_id text   COLLATE "C" UNIQUE,
  created_at   bigint NOT NULL,
  updated_at   bigint NOT NULL,
  assigned_to  text -- who of the operator's people looks after it
);
CREATE INDEX support_player ON support_ticket (player_id, created_at DESC, ticket_id DESC);
CREATE INDEX support_open ON support_ticket (updated_at) WHERE state = 'open';

CREATE TABLE support_entry (
  entry_id     text    COLLATE "C" PRIMARY KEY,
  ticket_id    text    COLLATE "C" NOT NULL REFERENCES support_ticket ON DELETE CASCADE,
  from_support boolean NOT NULL,
  text         text    NOT NULL,
  at           bigint  NOT NULL
);
CREATE INDEX support_entries ON support_entry (ticket_id, at, entry_id);

-- Passwords of giveaway rooms: secrets, and so never in the log.
CREATE TABLE giveaway_password (
  giveaway_id   text COLLATE "C" PRIMARY KEY,
  -- PHC string of argon2id.
  password_hash text NOT NULL,
  created_at    bigint NOT NULL
);
