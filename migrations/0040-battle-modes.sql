-- Which modes there are says the format of the log, which every entry is read by.
ALTER TABLE battle DROP CONSTRAINT battle_mode_check;
