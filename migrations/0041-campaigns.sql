-- Golden Codes of one act have its name, so that they are listed and revoked together. Null: issued before this column was there.
ALTER TABLE golden_code
  ADD COLUMN batch      text COLLATE "C", -- random, of the act that issued it
  ADD COLUMN expires_at bigint;
CREATE INDEX golden_code_newest ON golden_code (created_at, code_id);
CREATE INDEX golden_code_batch ON golden_code (batch) WHERE batch IS NOT NULL;
CREATE INDEX golden_code_expiry ON golden_code (expires_at) WHERE expires_at IS NOT NULL;

-- A notice is shown from `published_at` on, which may lie ahead, until then.
ALTER TABLE notice ADD COLUMN shown_until bigint; -- null: until it is withdrawn
CREATE INDEX notice_newest ON notice (published_at, notice_id);

-- What ends when: for the calendar of campaigns.
CREATE INDEX coupon_expiry ON coupon (expires_at) WHERE used_at IS NULL AND revoked_at IS NULL;
