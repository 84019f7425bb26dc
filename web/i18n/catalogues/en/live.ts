import type { live as contract } from '../zh-CN/live.ts';

export const live: typeof contract = {
  title: 'Live drops',
  all: 'All',
  top: 'Top',
  filter: 'Which drops to show',
  pause: 'Pause the strip',
  resume: 'Resume the strip',
  empty: 'No drops yet. The first will appear here.',
  failed: 'Live drops didn’t load',
  won: {
    CASE: 'From a case:',
    UPGRADE: 'Upgraded to:',
    DREAM: 'Chased dream:',
    CONTRACT: 'From a contract:',
    BATTLE: 'Won in battle:',
    GIVEAWAY: 'From a giveaway:',
  },
};
