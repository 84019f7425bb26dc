-- Read models of the shop and of retrievals, as ever: only the projection of the same name writes them, and the log makes
-- them again.

-- shop-listings: what the shop offers. Its price follows from the catalog's value when it is shown.
CREATE TABLE shop_listing (
  listing_id text     COLLATE "C" PRIMARY KEY,
  skin_id    text     COLLATE "C" NOT NULL,
  wear       text     COLLATE "C" NOT NULL,
  balance    text     NOT NULL CHECK (balance IN ('coin', 'points')),
  stock      integer  NOT NULL CHECK (stock >= 0),
  open       boolean  NOT NULL,
  position   bigint   NOT NULL -- where it was offered first
) WITH (fillfactor = 70);
CREATE INDEX shop_listing_offered ON shop_listing (balance, position) WHERE open AND stock > 0;

-- shop-purchases: one row for each bought lot.
CREATE TABLE shop_purchase (
  purchase_id text   PRIMARY KEY,
  player_id   text   NOT NULL,
  position    bigint NOT NULL,
  at          bigint NOT NULL,
  listing_id  text   NOT NULL,
  balance     text   NOT NULL CHECK (balance IN ('coin', 'points')),
  total       bigint NOT NULL,
  item_ids    text[] NOT NULL
);
CREATE INDEX shop_purchase_of_player ON shop_purchase (player_id, position);

-- retrievals: items on their way to Steam, and those that arrived or came back.
CREATE TABLE retrieval (
  retrieval_id text     PRIMARY KEY,
  player_id    text     NOT NULL,
  item_id      text     NOT NULL,
  state        smallint NOT NULL CHECK (state BETWEEN 0 AND 4),
  position     bigint   NOT NULL, -- of the request; a command may send several items, each with its own
  requested_at bigint   NOT NULL,
  changed_at   bigint   NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX retrieval_of_player ON retrieval (player_id, position);
