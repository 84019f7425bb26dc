import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLeft, untilNextSecond } from '../../platform/countdown.ts';
import { type Coded, type EntriesList, noEntries, withNewest, withOlder } from './entries-list.ts';
import { phaseOf, pollEvery } from './giveaway-phase.ts';
import { LIST_TABS, listAddress } from './list-tab.ts';
import { codeDigits, rollStands, wholeReveal } from './roll-code.ts';

const at = (text: string): number => Date.parse(`2026-11-20T${text}Z`);

describe('the countdown', () => {
  it('counts hours, minutes and seconds, and days apart', () => {
    expect(timeLeft(at('12:18:40'), at('10:00:00'))).toEqual({ days: 0, clock: '02:18:40' });
    expect(timeLeft(at('10:00:00') + 3 * 86_400_000 + 61_000, at('10:00:00'))).toEqual({ days: 3, clock: '00:01:01' });
  });

  it('says nothing is left only once the moment has come, and stays there', () => {
    expect(timeLeft(at('10:00:00'), at('10:00:00') - 1).clock).toBe('00:00:01');
    expect(timeLeft(at('10:00:00'), at('10:00:00')).clock).toBe('00:00:00');
    expect(timeLeft(at('10:00:00'), at('10:20:00'))).toEqual({ days: 0, clock: '00:00:00' });
  });

  it('changes exactly when it is looked at next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (left) => {
        const wait = untilNextSecond(left, 0);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1000);
        expect(timeLeft(left, wait - 1)).toEqual(timeLeft(left, 0));
        expect(timeLeft(left, wait)).not.toEqual(timeLeft(left, 0));
      }),
    );
  });
});

describe('a room', () => {
  const room = {
    status: 'UPCOMING',
    startsAt: '2026-11-20T10:00:00.000Z',
    closesAt: '2026-11-20T12:00:00.000Z',
    drawAt: '2026-11-20T12:00:00.000Z',
  } as const;

  it('opens and closes by the clock, also before the server says so', () => {
    expect(phaseOf(room, at('09:59:59'))).toBe('UPCOMING');
    expect(phaseOf(room, at('10:00:00'))).toBe('OPEN');
    expect(phaseOf({ ...room, status: 'OPEN' }, at('12:00:00'))).toBe('DRAWING');
    expect(phaseOf({ ...room, status: 'FINISHED' }, at('11:00:00'))).toBe('FINISHED');
    expect(phaseOf({ ...room, status: 'CANCELLED' }, at('13:00:00'))).toBe('CANCELLED');
  });

  it('closes before its draw where nothing comes from outside, and is read every second at both', () => {
    const early = { ...room, status: 'OPEN', closesAt: '2026-11-20T11:50:00.000Z' } as const;
    expect(phaseOf(early, at('11:49:59'))).toBe('OPEN');
    expect(phaseOf(early, at('11:50:00'))).toBe('DRAWING');
    expect(pollEvery(early, at('11:50:00'))).toBe(1000);
    expect(pollEvery({ ...early, status: 'DRAWING' }, at('11:55:00'))).toBe(5000);
    expect(pollEvery({ ...early, status: 'DRAWING' }, at('12:00:00'))).toBe(1000);
  });

  it('is read every second around its moments, every five seconds otherwise, and no more once it is over', () => {
    expect(pollEvery(room, at('09:00:00'))).toBe(5000);
    expect(pollEvery(room, at('10:00:01'))).toBe(1000);
    expect(pollEvery({ ...room, status: 'OPEN' }, at('11:00:00'))).toBe(5000);
    expect(pollEvery({ ...room, status: 'OPEN' }, at('11:59:58'))).toBe(1000);
    expect(pollEvery({ ...room, status: 'DRAWING' }, at('12:01:00'))).toBe(1000);
    expect(pollEvery({ ...room, status: 'DRAWING' }, at('12:30:00'))).toBe(5000);
    expect(pollEvery({ ...room, status: 'FINISHED' }, at('12:00:01'))).toBe(0);
  });
});

describe('the entries', () => {
  const page = (newest: number, oldest: number) => ({
    entries: Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => ({ code: newest - index })),
    after: oldest > 1 ? String(oldest) : null,
  });
  const codes = ({ entries }: EntriesList<Coded>): readonly number[] => entries.map(({ code }) => code);

  it('get new ones in front and keep where the older ones begin', () => {
    const list = withNewest(withNewest(noEntries, page(20, 11)), page(23, 14));
    expect(codes(list)).toEqual(codes(page(23, 11)));
    expect(list.after).toBe('11');
  });

  it('begin anew where more came than a page holds', () => {
    expect(withNewest(page(20, 1), page(45, 36))).toEqual(page(45, 36));
  });

  it('stay as they are when nothing is new', () => {
    const list = page(20, 11);
    expect(withNewest(list, page(20, 11))).toBe(list);
    expect(withNewest(list, page(0, 1))).toBe(list);
  });

  it('never have a hole, however they are read', () => {
    const reading = fc.oneof(fc.constant('older' as const), fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 30 }), (readings) => {
        let total = 15;
        let list: EntriesList<Coded> = withNewest(noEntries, page(total, 6));
        for (const step of readings) {
          if (step === 'older') {
            const after = list.after === null ? 1 : Number(list.after);
            if (after > 1) list = withOlder(list, page(after - 1, Math.max(1, after - 10)));
          } else {
            total += step;
            list = withNewest(list, page(total, total - 9));
          }
          const [newest = 0] = codes(list);
          expect(newest).toBe(total);
          expect(codes(list)).toEqual(codes(page(newest, newest - list.entries.length + 1)));
        }
      }),
    );
  });
});

describe('a winning code', () => {
  it('is written as long as the last code of its room', () => {
    expect(codeDigits(57, 412).map(({ digit }) => digit)).toEqual([0, 5, 7]);
    expect(codeDigits(412, 412).map(({ digit }) => digit)).toEqual([4, 1, 2]);
    expect(codeDigits(1, 9).map(({ digit }) => digit)).toEqual([1]);
  });

  it('stands after the one before it, and the reveal ends with the last', () => {
    expect(rollStands(1, 3)).toBeGreaterThan(rollStands(0, 3));
    expect(wholeReveal(3, 412, false)).toBe(rollStands(2, 3));
  });

  it('only dissolves where motion is to be reduced', () => {
    expect(wholeReveal(3, 412, true)).toBe(200);
  });
});

describe('the address of the list', () => {
  it('says every tab and reads it back, with everything else kept', () => {
    for (const tab of LIST_TABS) {
      const address = listAddress.write({ tab }, new URLSearchParams('promoteCode=abc123&tab=mine'));
      expect(listAddress.read(address).tab).toBe(tab);
      expect(address.get('promoteCode')).toBe('abc123');
    }
  });

  it('is what is in progress where it says nothing or nonsense', () => {
    expect(listAddress.read(new URLSearchParams('tab=toString')).tab).toBe('running');
    expect(listAddress.write({ tab: 'running' }, new URLSearchParams('tab=mine')).size).toBe(0);
  });
});
