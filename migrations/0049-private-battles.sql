-- contests: private battles count in none, whoever settled one of a rank may have no room for its prize, and the scores of what is settled
-- go. They are folded anew.
DELETE FROM projection WHERE name IN ('contests', 'contests:rebuild');
TRUNCATE contest, contest_score, contest_place;
ALTER TABLE contest_place ADD COLUMN paid boolean NOT NULL;

CREATE TABLE private_battle (
  battle_id  text   PRIMARY KEY,
  settled_at bigint -- null until it ends; the row goes soon after
);
CREATE INDEX private_battle_settled ON private_battle (settled_at) WHERE settled_at IS NOT NULL;
