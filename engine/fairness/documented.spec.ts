import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { consolationHash, consolationTable } from '../../test/cast.ts';
import { pairNumber } from '../../test/deciders.ts';
import type { DrawRequest } from '../kernel/draw.ts';
import { nodeHashing } from '../node-hashing.ts';
import { fromHex } from './bytes.ts';
import { consolationTableText } from './consolation.ts';
import { type DreamTable, drawDream, dreamTableHash, dreamTableText } from './dream-draw.ts';
import { draw } from './seed-pair.ts';
import { drawUpgrade, type UpgradeTable, upgradeTableHash, upgradeTableText } from './upgrade-draw.ts';

const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
const section = (title: string): string => page.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? '';

/** The worked examples: one pair, one entropy, round 25 of each game. */
const { pairId, serverSeed } = pairNumber(1);
const play = { pairId, roundNo: 25, userSeed: 'lucky', entropy: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' };
const drawFrom = (request: DrawRequest) => draw(nodeHashing, fromHex(serverSeed), request);
const target = { skin: 'kestrel-tidal', wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' } as const;
const upgrade: UpgradeTable = {
  game: 'upgrade',
  version: 1,
  tickets: 10_000_000,
  stake: '1000',
  target,
  side: 'under',
  win: 1_840_000,
};
const dream: DreamTable = {
  game: 'dream',
  version: 1,
  tickets: 10_000_000,
  target,
  win: 2_500_000,
  fee: '1379',
  consolation: consolationHash,
};

describe('what docs/fairness.md works through', () => {
  it('is the upgrade that these seeds give', () => {
    const hash = upgradeTableHash(nodeHashing, upgrade);
    const { ticket, won, float, draws } = drawUpgrade(upgrade, hash, play, drawFrom);
    expect([ticket, won, float]).toEqual([922_013, true, 46_476]);
    const text = section('Upgrade');
    for (const shown of [serverSeed, pairId, `lucky.${play.entropy}`, upgradeTableText(upgrade), hash]) {
      expect(text).toContain(shown);
    }
    expect(text).toMatch(new RegExp(`0x${draws.ticket.block.slice(0, 16)} % 10000000\\)' +# ${ticket}:`));
    expect(text).toMatch(new RegExp(`0 \\+ 0x${draws.float?.block.slice(0, 16)} % 70000\\)' +# ${float}:`));
  });

  it('is the dream that these seeds give', () => {
    const hash = dreamTableHash(nodeHashing, dream);
    const outcome = drawDream(dream, hash, consolationTable, consolationHash, play, drawFrom);
    const { ticket, won, consolation, float, draws } = outcome;
    expect([ticket, won, consolation?.ticket, consolation?.index, float]).toEqual([
      6_210_172,
      false,
      764_381,
      0,
      239_261,
    ]);
    const text = section('Dream');
    for (const shown of [dreamTableText(dream), hash, consolationTableText(consolationTable), consolationHash]) {
      expect(text).toContain(shown);
    }
    expect(text).toMatch(new RegExp(`0x${draws.ticket.block.slice(0, 16)} % 10000000\\)' +# ${ticket}:`));
    expect(text).toMatch(
      new RegExp(`0x${draws.consolation?.block.slice(0, 16)} % 10000000\\)' +# ${consolation?.ticket}:`),
    );
    expect(text).toMatch(new RegExp(`150000 \\+ 0x${draws.float?.block.slice(0, 16)} % 230000\\)' +# ${float}:`));
  });
});
