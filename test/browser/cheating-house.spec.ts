import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWebIfNeeded } from '../../scripts/start/web-build.ts';
import { AWAITING } from '../../tools/cheat/awaiting.ts';
import { type Eyes, openEyes } from '../../tools/cheat/browser/eyes.ts';
import { openTemplate, startHouse } from '../../tools/cheat/running-house.ts';
import { ALL_TRICKS } from '../../tools/cheat/tricks/index.ts';
import { findBrowser } from './find-browser.ts';

const MINUTE = 60_000;
const found = await findBrowser();
const played = ALL_TRICKS.flatMap(({ name, does, onPage }) => (onPage === undefined ? [] : [{ name, does, onPage }]));

describe.skipIf(found === null)('a player at the page of a house that cheats', () => {
  let template: Awaited<ReturnType<typeof openTemplate>>;
  let eyes: Eyes;
  beforeAll(async () => {
    if (found === null) return;
    await buildWebIfNeeded();
    template = await openTemplate();
    eyes = await openEyes('.tmp/pictures/cheat');
  }, 5 * MINUTE);
  afterAll(async () => {
    await eyes?.close();
    await template?.remove();
  });

  it.each(played)(
    'is told where it $does, unless it is known that they aren’t',
    { timeout: 5 * MINUTE },
    async ({ name, onPage }) => {
      const open = async (parts: Omit<Parameters<typeof startHouse>[0], 'dataDir'>) =>
        startHouse({ ...parts, dataDir: await template.copy() });
      const { verdict } = await onPage({ open, plays: 2, rooms: 1 }, eyes);
      if (AWAITING[name] === undefined) expect(verdict.kind).not.toBe('missed');
      else expect(verdict, `caught, so it needn’t be awaited any more: ${AWAITING[name]}`).toEqual({ kind: 'missed' });
    },
  );
});
