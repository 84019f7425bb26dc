import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { calls } from '../../gateway/rest/calls/index.ts';
import { BATTLE_MODES, BATTLE_STATES } from '../../gateway/rest/views/battle.ts';
import { PAY_STATES } from '../../gateway/rest/views/order.ts';
import { TAKE_STATES } from '../../gateway/rest/views/retrieval.ts';
import zhCN from '../../web/generated/texts/zh-CN/retrieval.ts';
import { withDeadline } from '../../web/loading/chunk-deadline.ts';
import { REQUEST_TIMEOUT_MS } from '../../web/platform/apollo.ts';
import { TOAST_DURATION } from '../../web/ui/toast-list.ts';

describe('a call that is given nothing', () => {
  it.each([
    ['/stat/lastDrop', 'limit', 20],
    ['/common/documentList', 'page', 1],
    ['/common/documentList', 'pageSize', 15],
    ['/common/getBoxBattleThemeList', 'themeId', '-1'],
    ['/common/notice', 'topN', 1],
    ['/battle/create', 'pos', 1],
    ['/battle/getCurrentList', 'mode', -1],
    ['/battle/getCurrentList', 'page', 1],
    ['/battle/getCurrentList', 'pageSize', 10],
    ['/battle/getList', 'mode', -1],
    ['/battle/getList', 'pageSize', 10],
    ['/battle/getList', 'state', -1],
    ['/battle/getMyBattleList', 'mode', -1],
    ['/battle/getMyBattleList', 'state', -1],
    ['/battle/getMyBattleList', 'pageSize', 10],
    ['/profile/getMyBalanceLog', 'pageSize', 15],
    ['/profile/getMyVoucherPage', 'stat', -1],
  ])('takes the default of the specification: %s %s %s', (path, parameter, preset) => {
    const input = calls.find((call) => call.path === path)?.input;
    expect(z.safeParse(input?.shape[parameter] ?? z.never(), undefined)).toMatchObject({ success: true, data: preset });
  });
});

describe('a state', () => {
  it('of a payment is its number', () => {
    expect(PAY_STATES).toEqual({ PROCESSING: 0, COMPLETED: 1, CANCELLED: 2 });
  });

  it('of a retrieval is its number', () => {
    expect(TAKE_STATES).toEqual({
      RETRIEVING: 0,
      AWAITING_SHIPMENT: 1,
      AWAITING_RECEIPT: 2,
      SUCCESS: 3,
      FAILED: 4,
    });
  });

  it('of a battle is its number, and so is its mode', () => {
    expect(BATTLE_STATES).toMatchObject({ WAITING: 0, RUNNING: 1, FINISHED: 2 });
    expect(BATTLE_MODES).toMatchObject({ CLASSIC: 0, UNDERDOG: 1 });
  });
});

describe('a page', () => {
  it('gives a request up after 15 s', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(15_000);
  });

  it('gives a part of itself up that has not loaded after 120 s', async () => {
    vi.useFakeTimers();
    try {
      let failed = false;
      withDeadline(new Promise(() => undefined)).catch(() => {
        failed = true;
      });
      await vi.advanceTimersByTimeAsync(119_999);
      expect(failed).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(failed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps token, channel code, settings and language on the device, each under a key of its own', () => {
    const keys = [
      ['web/platform/token-store.ts', 'token'],
      ['web/platform/use-remembered-query.tsx', 'channelCode'],
      ['web/platform/settings.tsx', 'settings'],
      ['web/i18n/provider.tsx', 'glasscase.locale'],
    ] as const;
    expect(keys.filter(([file, key]) => !readFileSync(file, 'utf8').includes(`'${key}'`))).toEqual([]);
  });

  it('has toasts of five kinds, and one for a connection that is lost', () => {
    expect(Object.keys(TOAST_DURATION).toSorted()).toEqual([
      'blank',
      'custom',
      'error',
      'loading',
      'offline',
      'success',
    ]);
  });

  it('says that a retrieval may take up to 12 hours', () => {
    expect(zhCN.upTo12Hours).toMatch(/12/);
  });

  it.each(['#ffa100', '#ff4736', '#4b23b7', '#00baee'])('has the accent colour %s', (colour) => {
    expect(readFileSync('web/ui/tokens.css', 'utf8').toLowerCase()).toContain(colour);
  });
});
