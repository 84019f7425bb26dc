import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import {
  BONUS_RELEASE_PERCENT,
  DREAM_CHANCE_PERCENT,
  DREAM_RTP_PERCENT,
  UPGRADE_CHANCE_PERCENT,
  UPGRADE_RTP_PERCENT,
} from '../engine/fairness/terms.ts';

it('texts state the terms of the games out of the terms, in every language', async () => {
  const terms = [
    ...[BONUS_RELEASE_PERCENT, DREAM_RTP_PERCENT, UPGRADE_RTP_PERCENT, 100 - UPGRADE_RTP_PERCENT],
    ...[UPGRADE_CHANCE_PERCENT.max, DREAM_CHANCE_PERCENT.max],
  ];
  const literal = new RegExp(`(?<![\\d.])(${terms.join('|')}) ?%`, 'u');
  const found: string[] = [];
  let files = 0;
  for await (const path of glob(['web/i18n/catalogues/*/*.ts', 'gateway/documents/content/*/*.ts'])) {
    files += 1;
    for (const line of (await readFile(path, 'utf8')).split('\n'))
      if (literal.test(line)) found.push(`${path}: ${line}`);
  }
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
