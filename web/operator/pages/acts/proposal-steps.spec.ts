import { describe, expect, it } from 'vitest';
import { correctionOf, stepsFor, toneOfProposal } from './proposal-steps.ts';

const open = {
  ...({ state: 'OPEN', takesTwo: true, mayApprove: true, proposer: 'lin' } as const),
  ...{ breakGlass: false, glassPosition: null, reviewedBy: null },
};
const reader = (id: string, scopes = ['operator:propose', 'operator:approve'], mayBreakGlass = false) => ({
  ...{ id, scopes, mayBreakGlass },
});

describe('the steps of an open act', () => {
  it('are approval and refusal for another operator with the scope', () => {
    expect(stepsFor(open, reader('su'))).toEqual(['approve', 'refuse']);
    expect(stepsFor({ ...open, mayApprove: false }, reader('su'))).toEqual(['refuse']);
    expect(stepsFor(open, reader('su', ['operator:acts', 'operator:propose']))).toEqual([]);
  });

  it('are withdrawal alone for the proposer, though the API would take the approval', () => {
    expect(stepsFor(open, reader('lin'))).toEqual(['withdraw']);
    expect(stepsFor(open, reader('lin', ['operator:approve']))).toEqual([]);
  });

  it('are carrying out for the proposer, too, where one person is enough', () => {
    const single = { ...open, takesTwo: false };
    expect(stepsFor(single, reader('lin'))).toEqual(['carryOut', 'withdraw']);
    expect(stepsFor(single, reader('lin', ['operator:propose']))).toEqual(['withdraw']);
  });

  it('are break-glass for the proposer where the rules allow it, and then the approval alone', () => {
    expect(stepsFor(open, reader('lin', undefined, true))).toEqual(['withdraw', 'declare']);
    expect(stepsFor(open, reader('lin', ['operator:propose'], true))).toEqual(['withdraw']);
    expect(stepsFor(open, reader('su', undefined, true))).toEqual(['approve', 'refuse']);
    const declared = { ...open, glassPosition: '8' };
    expect(stepsFor(declared, reader('lin', undefined, true))).toEqual(['alone', 'withdraw']);
    expect(stepsFor({ ...declared, mayApprove: false }, reader('lin'))).toEqual(['withdraw']);
  });
});

describe('the steps of a closed act', () => {
  it('are none, but for the review of a broken glass by another operator', () => {
    const approved = { ...open, state: 'APPROVED', mayApprove: false } as const;
    expect(stepsFor(approved, reader('su'))).toEqual([]);
    const broken = { ...approved, breakGlass: true };
    expect(stepsFor(broken, reader('su'))).toEqual(['review']);
    expect(stepsFor(broken, reader('lin'))).toEqual([]);
    expect(stepsFor({ ...broken, reviewedBy: 'su' }, reader('zhou'))).toEqual([]);
  });
});

it('an act asks for eyes while a broken glass waits for its review', () => {
  const approved = { state: 'APPROVED', proposer: 'lin', closedBy: 'lin', breakGlass: true, reviewedBy: null } as const;
  expect(toneOfProposal(approved, false)).toBe('look');
  expect(toneOfProposal({ ...approved, reviewedBy: 'su' }, false)).toBe('fine');
  const refused = { ...approved, state: 'REFUSED', breakGlass: false } as const;
  expect(['su', 'lin'].map((closedBy) => toneOfProposal({ ...refused, closedBy }, false))).toEqual(['breach', 'note']);
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
