import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { TICKETS_OF_PERCENT } from '../engine/fairness/tickets.ts';
import { DEFAULT_TERMS } from '../engine/terms/sections.ts';

it('texts state the terms of the games out of the terms, in every language', async () => {
  const { upgrade, dream, rewards } = DEFAULT_TERMS;
  const terms = [
    ...[rewards.releasePercent, dream.returnPercent, upgrade.returnPercent, 100 - upgrade.returnPercent],
    ...[upgrade.maxTickets / TICKETS_OF_PERCENT, dream.maxTickets / TICKETS_OF_PERCENT],
  ];
  const literal = new RegExp(`(?<![\\d.])(${terms.join('|')}) ?%`, 'u');
  const found: string[] = [];
  let files = 0;
  for await (const path of glob([
    'schema/texts/**/*.json',
    'gateway/site/documents/{content,terms-of-play}/**/*.{md,ts}',
  ])) {
    files += 1;
    for (const line of (await readFile(path, 'utf8')).split('\n'))
      if (literal.test(line)) found.push(`${path}: ${line}`);
  }
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
