-- Versions of events that programs which ran here may have written: an older program is refused where the log has one.
CREATE TABLE event_version (
  type           text NOT NULL,
  schema_version int  NOT NULL CHECK (schema_version >= 1),
  PRIMARY KEY (type, schema_version)
);
REVOKE UPDATE, DELETE ON event_version FROM glasscase_app;
