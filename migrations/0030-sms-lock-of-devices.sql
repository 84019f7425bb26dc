-- Devices that a number's account knows have a wait of their own, which messages that strangers ask for don't begin.
ALTER TABLE sms_lock ADD COLUMN of_devices boolean NOT NULL DEFAULT false;
ALTER TABLE sms_lock DROP CONSTRAINT sms_lock_pkey;
ALTER TABLE sms_lock ADD PRIMARY KEY (phone, of_devices);
