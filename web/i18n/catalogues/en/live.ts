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
  drop: (nickname, item, value) => `${nickname} won ${item}, worth ${value}`,
};
