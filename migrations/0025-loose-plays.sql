-- Rounds by who could have chosen the player's part of the draw, beside the other sums of the site. No play of before this release took a
-- step of a lane, and none was closed: every round until then is loose. A play's row may come later than the sums do; what it lacks is
-- counted in the log. The update takes the row that whoever folds holds.
UPDATE projection AS totals SET version = 4 FROM projection AS plays
WHERE totals.name = 'statistics' AND totals.version = 3 AND plays.name = 'plays' AND plays.version = 4;

INSERT INTO site_total (name, amount)
SELECT 'loose',
  (SELECT count(*) FROM play WHERE game NOT IN ('battle', 'giveaway') AND position < totals.position)
  + (SELECT count(*) FROM event WHERE position >= plays.position AND position < totals.position
       AND type IN ('CaseOpened', 'FreeCaseOpened', 'UpgradePlayed', 'DreamChased', 'ContractPlayed'))
FROM projection AS totals, projection AS plays
WHERE totals.name = 'statistics' AND totals.version = 4 AND plays.name = 'plays';
