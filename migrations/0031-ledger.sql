-- What plays cost and paid, and what money moved, by quarters of an hour: a day of any time zone is a sum of these, so that a change of the
-- site's zone asks for no rebuild.

-- returns: the sums of return_sum, slot by slot, with the first and the last entry that they are of.
CREATE TABLE ledger_play (
  slot           bigint  NOT NULL, -- first instant
  game           text    COLLATE "C" NOT NULL,
  odds_hash      text    COLLATE "C" NOT NULL, -- of the case's table; '' where every play has a table of its own
  slug           text    COLLATE "C" NOT NULL,
  free           boolean NOT NULL, -- nothing was paid: staked is what it would have cost
  plays          bigint  NOT NULL,
  staked         bigint  NOT NULL, -- minor units, as won and most are
  won            bigint  NOT NULL,
  expected       numeric NOT NULL, -- 10^-14 minor units
  variance       numeric NOT NULL, -- 10^-14 minor units squared
  most           bigint  NOT NULL,
  first_position bigint  NOT NULL,
  last_position  bigint  NOT NULL,
  PRIMARY KEY (slot, game, odds_hash, free)
) WITH (fillfactor = 70);

-- ledger: movements of money by reason and sides, of which one at least is an account of the house.
CREATE TABLE ledger_money (
  slot           bigint NOT NULL, -- first instant
  action         text   COLLATE "C" NOT NULL,
  balance        text   COLLATE "C" NOT NULL CHECK (balance IN ('coin', 'points', 'locked')),
  source         text   COLLATE "C" NOT NULL, -- 'player', or the account of the house
  target         text   COLLATE "C" NOT NULL,
  channel        text   COLLATE "C" NOT NULL, -- the provider of a payment; else ''
  count          bigint NOT NULL,
  amount         bigint NOT NULL, -- minor units
  first_position bigint NOT NULL,
  last_position  bigint NOT NULL,
  PRIMARY KEY (slot, action, balance, source, target, channel)
) WITH (fillfactor = 70);

-- No sum of before this release says when its plays were: their model is folded again from the start of the log. A rebuild that was begun
-- finds itself taken over.
UPDATE projection SET version = 3, position = 0, status = 'live' WHERE name = 'returns';
DELETE FROM projection WHERE name = 'returns:rebuild';
TRUNCATE return_sum, return_document, pair_return;
