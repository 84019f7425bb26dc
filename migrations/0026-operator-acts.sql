-- A coupon can be taken back. The read model is folded again: a process of before would have passed over the event.
ALTER TABLE coupon ADD COLUMN revoked_at bigint;
DELETE FROM projection WHERE name = 'partnership' OR name LIKE '%:rebuild';
TRUNCATE rebate_record, coupon;

-- Which part of the site restricted a player, or that a person of the operator's did: whatever that person is called.
ALTER TABLE player_restriction
  ADD COLUMN origin text NOT NULL DEFAULT 'operator' CHECK (origin IN ('operator', 'recovery', 'thaw', 'freeze'));
UPDATE player_restriction SET origin = substr(imposed_by, 7), imposed_by = 'the site'
  WHERE imposed_by IN ('site: recovery', 'site: thaw', 'site: freeze');
ALTER TABLE player_restriction ALTER COLUMN origin DROP DEFAULT;
