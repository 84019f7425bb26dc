import { describe, expect, it } from 'vitest';
import type { Target } from '../targets/target-query.ts';
import { viewOf } from './upgrade-view.ts';
import { type UpgradeBody, upgradeBodyFrom } from './use-upgrade-play.ts';

const same = (text: string) => ({ zhCN: text, zhTW: text, en: text });
const target: Target = {
  wear: 'FT',
  value: 110_500,
  skin: {
    id: 'contour',
    grade: 2,
    image: '/a.svg',
    imageSmall: '/b.svg',
    familyNames: same('Crescent'),
    finishNames: same('Contour'),
  },
};
const nothing = { items: [], coin: 0, total: 0, target: null, side: 'UNDER', tickets: null } as const;
const body: UpgradeBody = {
  commandId: 'c1',
  loose: null,
  terms: 'd'.repeat(64),
  itemIds: ['pair.1', 'pair.2'],
  coin: 6_000,
  targetSkin: 'contour',
  targetWear: 'FT',
  side: 'OVER',
  stake: 54_880,
  targetValue: 110_500,
  winTickets: 4_569_194,
};
const record = {
  playerId: 'p',
  body,
  madeAt: 1,
  revealStartedAt: null,
  fast: false,
  walletBefore: { coin: 0, points: 0, version: 1 },
};

describe('the stage of an upgrade', () => {
  it('shows what is chosen while nothing is played', () => {
    const chosen = { ...nothing, target, total: 100, tickets: 7 };
    expect(viewOf({ phase: 'idle' }, chosen)).toEqual({ ...chosen, itemCount: 0 });
    const parked = { phase: 'sending', record, attempt: 1, unanswered: true, parked: true } as const;
    expect(viewOf(parked, chosen)).toEqual({ ...chosen, itemCount: 0 });
  });

  it('shows what was sent once it was sent, also after a reload', () => {
    expect(upgradeBodyFrom(body)).toEqual(body);
    const sending = { phase: 'sending', record, attempt: 1, unanswered: false, parked: false } as const;
    expect(viewOf(sending, nothing)).toEqual({
      items: [],
      itemCount: 2,
      coin: 6_000,
      total: 54_880,
      target: null,
      side: 'OVER',
      tickets: 4_569_194,
    });
  });

  it('shows what the log holds once there is an answer', () => {
    const played = {
      id: 'pair.9',
      position: '12',
      roundNo: 9,
      stake: 54_000,
      coin: 6_000,
      target: {},
      side: 'OVER',
      winTickets: 4_500_000,
      ticket: 1,
      won: false,
      item: null,
    } as const;
    const outcome = {
      commandId: 'c1',
      lastRound: played.id,
      promise: null,
      played,
      target,
      wallet: { coin: 0, points: 0, version: 2 },
    };
    expect(viewOf({ phase: 'revealed', record, outcome }, { ...nothing, side: 'UNDER' })).toMatchObject({
      itemCount: 2,
      total: 54_000,
      target,
      side: 'OVER',
      tickets: 4_500_000,
    });
  });
});
