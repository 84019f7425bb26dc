-- Read models of what is published and offered. All read models, here and in the files after this one, follow the log and can be
-- rebuilt from it: npm run rebuild. Only the projection that a comment names writes them (engine/projections).

-- catalog: every version of every case and from when until when it is in force, where everything that rounds name by its hash
-- was published, the skins as they are now, everything that a player may aim at, and the emergency stops. What a publication
-- says stands in its entry.
CREATE TABLE case_version (
  slug         text    COLLATE "C" NOT NULL,
  version      integer NOT NULL CHECK (version >= 1),
  odds_hash    text    COLLATE "C" NOT NULL,
  odds_table   text    NOT NULL,
  display      text    NOT NULL,
  theme        text    COLLATE "C" NOT NULL,
  theme_order  integer NOT NULL,
  price        bigint  NOT NULL CHECK (price > 0),
  position     bigint  NOT NULL,
  effective_at bigint  NOT NULL,
  until        bigint,
  PRIMARY KEY (slug, version)
);
-- catalog: besides cases, skins and stops the versions of the consolation table, and everything that a player may aim at.
CREATE INDEX case_version_odds ON case_version (odds_hash);

CREATE TABLE publication (
  hash     text  COLLATE "C" NOT NULL,
  type     text  COLLATE "C" NOT NULL, -- of the event
  position bigint NOT NULL,
  at       bigint NOT NULL,
  PRIMARY KEY (hash, position)
);
CREATE INDEX publication_of_type ON publication (type, position);

CREATE TABLE skin_current (
  skin_id    text    COLLATE "C" PRIMARY KEY,
  version    integer NOT NULL,
  definition text    NOT NULL
);

CREATE TABLE target (
  skin_id   text    COLLATE "C" NOT NULL,
  wear      text    COLLATE "C" NOT NULL,
  value     bigint   NOT NULL CHECK (value > 0),
  grade     smallint NOT NULL CHECK (grade BETWEEN 0 AND 6),
  float_min integer  NOT NULL, -- millionths, inclusive
  float_max integer  NOT NULL, -- millionths, exclusive
  names     text     NOT NULL, -- every name in small letters, for the search
  PRIMARY KEY (skin_id, wear)
);
CREATE INDEX target_value ON target (value, skin_id, wear);

CREATE TABLE game_switch (
  game     text    COLLATE "C" PRIMARY KEY,
  stopped  boolean NOT NULL,
  reason   text    NOT NULL,
  position bigint  NOT NULL
);

-- shop-listings: what the shop offers. Its price follows from the catalog's value when it is shown.
CREATE TABLE shop_listing (
  listing_id text    COLLATE "C" PRIMARY KEY,
  skin_id    text    COLLATE "C" NOT NULL,
  wear       text    COLLATE "C" NOT NULL,
  balance    text     COLLATE "C" NOT NULL CHECK (balance IN ('coin', 'points')),
  stock      integer  NOT NULL CHECK (stock >= 0),
  open       boolean  NOT NULL,
  position   bigint   NOT NULL -- where it was offered first
) WITH (fillfactor = 70);
CREATE INDEX shop_listing_offered ON shop_listing (balance, position) WHERE open AND stock > 0;

-- shop-purchases: one row for each bought lot.
CREATE TABLE shop_purchase (
  purchase_id text   COLLATE "C" PRIMARY KEY,
  player_id   text   COLLATE "C" NOT NULL,
  position    bigint NOT NULL,
  at          bigint NOT NULL,
  listing_id  text   COLLATE "C" NOT NULL,
  balance     text   COLLATE "C" NOT NULL CHECK (balance IN ('coin', 'points')),
  total       bigint NOT NULL,
  item_ids    text[] NOT NULL
);
CREATE INDEX shop_purchase_of_player ON shop_purchase (player_id, position);
