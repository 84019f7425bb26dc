-- What players brought into rooms, beside the other sums of the site: their seats, entries, and giveaways that they opened. None of before
-- this release took a step of a lane, so all of them are loose. They are counted in the log, which the sums have folded so far.
UPDATE projection SET version = 5 WHERE name = 'statistics' AND version = 4;

INSERT INTO site_total (name, amount)
SELECT 'seats',
  (SELECT count(*) FROM event WHERE position < totals.position AND type = 'GiveawayEntered')
  + (SELECT count(*) FROM event WHERE position < totals.position AND type = 'GiveawayCreated'
       AND convert_from(entry, 'UTF8')::json #>> '{data,host}' IS NOT NULL)
  + (SELECT count(*) FROM event WHERE position < totals.position AND type = 'SeatTaken'
       AND convert_from(entry, 'UTF8')::json #>> '{data,occupant,kind}' = 'player')
FROM projection AS totals WHERE totals.name = 'statistics' AND totals.version = 5;
