import { describe, expect, it } from 'vitest';
import { correctionOf, stepsFor, toneOfProposal } from './proposal-steps.ts';

const open = { state: 'OPEN', mayApprove: true, proposer: 'lin', breakGlass: false, reviewedBy: null } as const;
const all = ['operator:propose', 'operator:approve'];

describe('the steps of an open act', () => {
  it('are approval and refusal for another operator with the scope', () => {
    expect(stepsFor(open, { id: 'su', scopes: all })).toEqual(['approve', 'refuse']);
    expect(stepsFor({ ...open, mayApprove: false }, { id: 'su', scopes: all })).toEqual(['refuse']);
    expect(stepsFor(open, { id: 'su', scopes: ['operator:acts', 'operator:propose'] })).toEqual([]);
  });

  it('are withdrawal alone for the proposer, though the API would take the approval', () => {
    expect(stepsFor(open, { id: 'lin', scopes: all })).toEqual(['withdraw']);
    expect(stepsFor(open, { id: 'lin', scopes: ['operator:approve'] })).toEqual([]);
  });
});

describe('the steps of a closed act', () => {
  it('are none, but for the review of a broken glass by another operator', () => {
    const approved = { ...open, state: 'APPROVED', mayApprove: false } as const;
    expect(stepsFor(approved, { id: 'su', scopes: all })).toEqual([]);
    const broken = { ...approved, breakGlass: true };
    expect(stepsFor(broken, { id: 'su', scopes: all })).toEqual(['review']);
    expect(stepsFor(broken, { id: 'lin', scopes: all })).toEqual([]);
    expect(stepsFor({ ...broken, reviewedBy: 'su' }, { id: 'zhou', scopes: all })).toEqual([]);
  });
});

it('an act asks for eyes while a broken glass waits for its review', () => {
  const approved = { state: 'APPROVED', breakGlass: true, reviewedBy: null } as const;
  expect(toneOfProposal(approved, false)).toBe('look');
  expect(toneOfProposal({ ...approved, reviewedBy: 'su' }, false)).toBe('fine');
  expect([true, false].map((waits) => toneOfProposal({ ...approved, state: 'OPEN' }, waits))).toEqual(['mine', 'note']);
});

describe('the posting of a correction', () => {
  const effect = { type: 'AdjustBalance', balance: 'coin', direction: 'debit', amount: '2460' };

  it('is below 0 where the player loses', () => {
    expect(correctionOf(JSON.stringify(effect))).toEqual({ balance: 'coin', amount: -2460 });
    expect(correctionOf(JSON.stringify({ ...effect, direction: 'credit' }))).toEqual({ balance: 'coin', amount: 2460 });
  });

  it('is none for another effect, and for one that is erased', () => {
    expect(correctionOf(JSON.stringify({ type: 'GrantCoupon', amount: '1', balance: 'coin' }))).toBeNull();
    expect(correctionOf(null)).toBeNull();
  });
});
