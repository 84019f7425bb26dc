-- A device that signs in is looked up before the number or passkey tells whose it is.
CREATE INDEX known_device_token ON known_device (token_hash);
