import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_NAMES } from '../../platform/games.ts';
import { ACTIONS } from './action-icons.ts';
import { BALANCES, FLOW_KINDS, RECORD_TABS, RETRIEVAL_STATES, recordAddress } from './records-filters.ts';

const nothing = { balance: null, action: null, kind: null, game: null, state: null } as const;

describe('the address of the record centre', () => {
  it('says every choice of the open tab and reads it back', () => {
    const choice = fc.record({
      tab: fc.constantFrom(...RECORD_TABS),
      usual: fc.constantFrom('purchases' as const, 'flow' as const),
      balance: fc.option(fc.constantFrom(...BALANCES)),
      action: fc.option(fc.constantFrom(...ACTIONS)),
      kind: fc.option(fc.constantFrom(...FLOW_KINDS)),
      game: fc.option(fc.constantFrom(...GAME_NAMES)),
      state: fc.option(fc.constantFrom(...RETRIEVAL_STATES)),
    });
    fc.assert(
      fc.property(choice, ({ usual, ...filters }) => {
        const read = recordAddress[usual].read(
          recordAddress[usual].write(filters, new URLSearchParams('promoteCode=a')),
        );
        const own = {
          purchases: {},
          balance: { balance: filters.balance, action: filters.action },
          flow: { kind: filters.kind },
          games: { game: filters.game },
          retrievals: { state: filters.state },
        }[filters.tab];
        expect(read).toEqual({ ...nothing, ...own, tab: filters.tab });
      }),
    );
  });

  it('leaves the page’s own tab out, and other parameters alone', () => {
    const address = new URLSearchParams('tab=games&game=case&promoteCode=a');
    expect(recordAddress.flow.write({ ...nothing, tab: 'flow' }, address).toString()).toBe('promoteCode=a');
  });

  it('takes nonsense for the defaults', () => {
    const odd = new URLSearchParams('tab=wins&balance=gold&action=__proto__&kind=&game=poker&state=5');
    expect(recordAddress.purchases.read(odd)).toEqual({ ...nothing, tab: 'purchases' });
  });
});
