-- The read model of rebates and coupons is called rewards, as all that players may claim.
DELETE FROM projection WHERE name = 'partnership:rebuild';
UPDATE projection SET name = 'rewards' WHERE name = 'partnership';
