-- A player's sums of the day, week and month under way are one row, which a play raises at once, instead of one of each period. Of each
-- period, under way or over, the sums of the best 50 are kept beside.
CREATE TABLE battle_sum (
  player_id     text    COLLATE "C" PRIMARY KEY,
  day           bigint  NOT NULL, -- first instants of the periods of the last battle
  day_won       bigint  NOT NULL, -- value of the items won
  day_wins      integer NOT NULL,
  day_battles   integer NOT NULL,
  week          bigint  NOT NULL,
  week_won      bigint  NOT NULL,
  week_wins     integer NOT NULL,
  week_battles  integer NOT NULL,
  month         bigint  NOT NULL,
  month_won     bigint  NOT NULL,
  month_wins    integer NOT NULL,
  month_battles integer NOT NULL
) WITH (fillfactor = 70);
INSERT INTO battle_sum SELECT player_id,
  coalesce(max(start) FILTER (WHERE period = 'day'), 0), coalesce(max(won) FILTER (WHERE period = 'day'), 0),
  coalesce(max(wins) FILTER (WHERE period = 'day'), 0), coalesce(max(battles) FILTER (WHERE period = 'day'), 0),
  coalesce(max(start) FILTER (WHERE period = 'week'), 0), coalesce(max(won) FILTER (WHERE period = 'week'), 0),
  coalesce(max(wins) FILTER (WHERE period = 'week'), 0), coalesce(max(battles) FILTER (WHERE period = 'week'), 0),
  coalesce(max(start) FILTER (WHERE period = 'month'), 0), coalesce(max(won) FILTER (WHERE period = 'month'), 0),
  coalesce(max(wins) FILTER (WHERE period = 'month'), 0), coalesce(max(battles) FILTER (WHERE period = 'month'), 0)
FROM battle_score JOIN (SELECT period, max(start) AS start FROM battle_score GROUP BY period) AS newest USING (period, start)
GROUP BY player_id;

CREATE TABLE opening_sum (
  player_id   text    COLLATE "C" PRIMARY KEY,
  day         bigint  NOT NULL, -- first instants of the periods of the last opening
  day_value   bigint  NOT NULL,
  day_count   integer NOT NULL,
  week        bigint  NOT NULL,
  week_value  bigint  NOT NULL,
  week_count  integer NOT NULL,
  month       bigint  NOT NULL,
  month_value bigint  NOT NULL,
  month_count integer NOT NULL
) WITH (fillfactor = 70);
INSERT INTO opening_sum SELECT player_id,
  coalesce(max(start) FILTER (WHERE period = 'day'), 0), coalesce(max(value) FILTER (WHERE period = 'day'), 0),
  coalesce(max(count) FILTER (WHERE period = 'day'), 0),
  coalesce(max(start) FILTER (WHERE period = 'week'), 0), coalesce(max(value) FILTER (WHERE period = 'week'), 0),
  coalesce(max(count) FILTER (WHERE period = 'week'), 0),
  coalesce(max(start) FILTER (WHERE period = 'month'), 0), coalesce(max(value) FILTER (WHERE period = 'month'), 0),
  coalesce(max(count) FILTER (WHERE period = 'month'), 0)
FROM opening_score JOIN (SELECT period, max(start) AS start FROM opening_score GROUP BY period) AS newest USING (period, start)
GROUP BY player_id;

DELETE FROM battle_score WHERE NOT best;
DELETE FROM opening_score WHERE NOT best;
ALTER TABLE battle_score DROP COLUMN best;
ALTER TABLE opening_score DROP COLUMN best;
