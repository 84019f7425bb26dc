/** Games as the API names them. */
export const games = {
  case: 'CASE',
  upgrade: 'UPGRADE',
  dream: 'DREAM',
  battle: 'BATTLE',
  giveaway: 'GIVEAWAY',
} as const;
