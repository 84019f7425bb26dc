-- A client that isn't signed in shows its device alone: the meter of work looks it up without an account.
CREATE INDEX known_device_token ON known_device (token_hash);
