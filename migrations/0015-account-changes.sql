-- Which accounts changed lately, or lost a session or a key, whoever did it: what a gateway believes of a token without asking,
-- it compares with this. `changed_in` is the transaction, so that who reads again from the oldest one that was still running
-- misses none.
CREATE TABLE account_change (
  account_id uuid PRIMARY KEY,
  changed_in xid8 NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX account_change_transaction ON account_change (changed_in);
CREATE INDEX account_change_expiry ON account_change (expires_at);

CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_change (account_id, changed_in, expires_at)
  VALUES (OLD.account_id, pg_current_xact_id(), (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 3600000)
  ON CONFLICT (account_id) DO UPDATE SET changed_in = excluded.changed_in, expires_at = excluded.expires_at;
  RETURN NULL;
END $$;

CREATE TRIGGER account_changed AFTER UPDATE OR DELETE ON account FOR EACH ROW EXECUTE FUNCTION note_account_change();
-- Nobody believes in a session or key beyond its end: those that have ended are swept by the hundred.
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW
  WHEN (OLD.expires_at > extract(epoch FROM clock_timestamp()) * 1000) EXECUTE FUNCTION note_account_change();
CREATE TRIGGER api_key_ended AFTER DELETE ON api_key FOR EACH ROW
  WHEN (OLD.expires_at IS NULL OR OLD.expires_at > extract(epoch FROM clock_timestamp()) * 1000)
  EXECUTE FUNCTION note_account_change();
