-- A login that can't apply migrations sees which were applied: it waits for them at its start, or says what is missing.
-- Kysely made this table before the default privileges of 0001 held.
GRANT SELECT ON kysely_migration TO glasscase_app;
