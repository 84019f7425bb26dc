-- An operator finds players by how a name begins, hidden ones too, and by their address for mail.
CREATE INDEX account_name ON account ((lower(nickname) COLLATE "C"));
CREATE INDEX account_email ON account ((lower(email) COLLATE "C")) WHERE email IS NOT NULL;
-- Tickets of each state, by their last change: those that are open have no index of their own any more.
CREATE INDEX support_ticket_state ON support_ticket (state, updated_at, ticket_id);
DROP INDEX support_open;
