-- Whom the daily pass over locked bonuses looks at.
CREATE INDEX wallet_locked ON wallet (player_id) WHERE locked > 0;
