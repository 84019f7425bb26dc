import { describe, expect, it } from 'vitest';
import { providerState, toneOfOrder, toneOfOutcome } from './order-state.ts';

describe('an order', () => {
  it('asks for eyes as long as its payment is not credited', () => {
    expect(toneOfOrder({ state: 'CANCELLED', problem: 'AMOUNT', reversed: 0 })).toBe('look');
    expect(toneOfOrder({ state: 'PROCESSING', problem: null, reversed: 0 })).toBe('note');
    expect(toneOfOrder({ state: 'COMPLETED', problem: null, reversed: 0 })).toBe('fine');
  });

  it('is paid for the provider once a webhook says so, though another closes it', () => {
    const event = { id: 'e', at: '', currency: null, amount: null, outcome: 'credited' };
    const closed = { ...event, kind: 'closed' };
    expect(providerState({ events: [{ ...event, kind: 'paid' }, closed], payable: false })).toBe('paid');
    expect(providerState({ events: [closed], payable: true })).toBe('closed');
    expect(providerState({ events: [], payable: true })).toBe('payable');
    expect(providerState({ events: [], payable: false })).toBe('over');
  });
});

describe('a webhook', () => {
  it.each([
    ['credited', 'done'],
    ['ignored', 'done'],
    ['received', 'open'],
    ['unknown-order', 'look'],
    ['amount', 'look'],
  ])('with the outcome %s is %s', (outcome, tone) => {
    expect(toneOfOutcome(outcome)).toBe(tone);
  });
});
