-- Each password change, recovery, freeze and thaw of an account begins a new epoch of it. A row counts where its epoch is the account's;
-- what survives is moved on when the epoch begins. What was there before is of epoch 0, as is every account.
ALTER TABLE account ADD COLUMN epoch integer NOT NULL DEFAULT 0;

ALTER TABLE session ADD COLUMN epoch integer NOT NULL DEFAULT 0;
ALTER TABLE known_device ADD COLUMN epoch integer NOT NULL DEFAULT 0;
ALTER TABLE api_key ADD COLUMN epoch integer NOT NULL DEFAULT 0;
ALTER TABLE action_ticket ADD COLUMN epoch integer NOT NULL DEFAULT 0;
ALTER TABLE security_link ADD COLUMN epoch integer NOT NULL DEFAULT 0;
ALTER TABLE pending_change ADD COLUMN epoch integer NOT NULL DEFAULT 0;
ALTER TABLE passkey_ceremony ADD COLUMN epoch integer NOT NULL DEFAULT 0;
ALTER TABLE totp_setup ADD COLUMN epoch integer NOT NULL DEFAULT 0;
ALTER TABLE steam_attempt ADD COLUMN epoch integer NOT NULL DEFAULT 0;
-- Of an identity check that isn't settled; a settled one is the account's for good.
ALTER TABLE verification ADD COLUMN epoch integer NOT NULL DEFAULT 0;
