-- Who of the operator's people looks after a ticket.

ALTER TABLE support_ticket ADD COLUMN assigned_to text;
