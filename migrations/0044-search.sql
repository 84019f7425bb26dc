-- Players by how the name that they show begins.
CREATE INDEX account_shown_name ON account (lower(nickname) text_pattern_ops)
  WHERE state = 'registered' AND NOT name_hidden;
