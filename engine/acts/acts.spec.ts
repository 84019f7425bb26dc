import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actNumber, actRulesAre, amy, approving, bob, cleo, proposing } from '../../test/acts-cast.ts';
import {
  alice,
  charm,
  crediting,
  dawnPublished,
  deposited,
  kestrel,
  bob as otherPlayer,
  publishDawn,
  registered,
  skinsPublished,
  stopped,
} from '../../test/cast.ts';
import { announceWeekly } from '../../test/contest-cast.ts';
import { acceptedEvents, commandIdNumber, hashOf, houseOf, playerOf, T0 } from '../../test/deciders.ts';
import { kestrels, token } from '../../test/item-cast.ts';
import { orderNumber } from '../../test/money-cast.ts';
import { unnamedBy } from '../../test/needs.ts';
import { publishTerms, TERMS, termsAre } from '../../test/terms-cast.ts';
import type { StreamEvent } from '../glasscase-decision.ts';
import { isCaseSlug, isGoldenCodeId, LOCAL_OPERATOR, mustBe } from '../kernel/ids.ts';
import { ACT_KINDS, TWO_PEOPLE_KINDS } from '../terms/act-rules.ts';
import { type Effect, effectHash } from './effects.ts';

const correction = crediting(alice, '500');
const dawn: Effect = { type: 'PublishCatalog', changes: [publishDawn] };
const [HOUR, DAY] = [60 * 60_000, 24 * 60 * 60_000];
const kestrelCase = mustBe(isCaseSlug, 'kestrels');

/** A house with skins and a player. */
const site = (...more: readonly StreamEvent[]) =>
  houseOf(...skinsPublished, termsAre(), registered(alice), deposited(alice, '1000'), ...more);
/** One whose rules ask two people for everything that they can. */
const guarded = (breakGlass = false, ...more: readonly StreamEvent[]) =>
  site(actRulesAre(TWO_PEOPLE_KINDS, breakGlass), ...more);

const proposed = (effect: Effect, house = guarded()) => {
  acceptedEvents(house.submit(proposing(effect)));
  return house;
};

describe('a proposal', () => {
  it('says in the open what is to happen, why and until when, by the hash of the command', () => {
    const { type: _, playerId: _none, ...said } = proposing(dawn);
    expect(acceptedEvents(guarded().decide(proposing(dawn)))).toEqual([
      { type: 'ActProposed', schemaVersion: 1, data: { commandId: commandIdNumber(0), ...said } },
    ]);
  });

  it('of an act on a player is sealed, with a hash for its words', () => {
    const { type: _, reason: reasonHash, ...said } = proposing(correction);
    expect(acceptedEvents(guarded().decide(proposing(correction)))).toEqual([
      { type: 'PlayerActProposed', schemaVersion: 1, data: { commandId: commandIdNumber(0), ...said, reasonHash } },
    ]);
  });

  it.each([
    ['for no time', 'expiresAt', { expiresAt: T0 }],
    ['for more than 14 days', 'expiresAt', { expiresAt: T0 + 14 * DAY + 1 }],
    ['on a player, of a kind that has none', 'playerId', { playerId: alice }],
  ])('%s is refused', (_, field, change) =>
    expect(guarded().decide(proposing(dawn, change))).toBeRefused('INPUT_INVALID', { field }),
  );

  it.each([
    ['without the player', 'playerId', { playerId: null }],
    ['with words in clear', 'reason', { reason: 'Alice complained' }],
  ])('of a correction %s is refused', (_, field, change) =>
    expect(guarded().decide(proposing(correction, change))).toBeRefused('INPUT_INVALID', { field }),
  );

  it('has the hash that docs/audit-format.md works out', () => {
    const page = readFileSync('docs/audit-format.md', 'utf8');
    const [, text = '', hash] = /^(\{"amount":"500".*\})\n```\n\n.* has the hash `([0-9a-f]{64})`/m.exec(page) ?? [];
    expect(effectHash(JSON.parse(text))).toBe(hash);
  });

  it('takes an id that is new', () =>
    expect(proposed(dawn).decide(proposing(correction))).toBeRefused('INPUT_INVALID', { field: 'actId' }));
});

describe('an approval', () => {
  it('carries the act out in the same decision', () => {
    const house = proposed(correction);
    expect(house.decide(approving(correction))).toEmit([
      { type: 'PlayerActApproved', data: { actId: actNumber(1), approver: bob, breakGlass: false, playerId: alice } },
      { type: 'BalanceAdjusted', data: { playerId: alice, amount: '500', direction: 'credit' } },
    ]);
    acceptedEvents(house.submit(approving(correction)));
    expect(playerOf(house, alice).coin).toBe(1_500n);
  });

  it('of a change of the catalog is open', () =>
    expect(proposed(dawn).decide(approving(dawn))).toEmit([
      { type: 'ActApproved', data: { approver: bob } },
      { type: 'CasePublished', data: { table: { case: 'dawn' } } },
    ]));

  it('by the proposer is refused', () =>
    expect(proposed(dawn).decide(approving(dawn, { approver: amy }))).toBeRefused('ACT_OWN'));

  it('by the command line of the site is refused', () =>
    expect(proposed(dawn).decide(approving(dawn, { approver: LOCAL_OPERATOR }))).toBeRefused('ACT_OWN'));

  it('of a proposal by the command line takes a person', () => {
    const house = guarded();
    acceptedEvents(house.submit(proposing(dawn, { proposer: LOCAL_OPERATOR })));
    expect(house.decide(approving(dawn, { approver: LOCAL_OPERATOR }))).toBeRefused('ACT_OWN');
    expect(house.decide(approving(dawn))).toBeAccepted();
  });

  it('happens once', () => {
    const house = proposed(correction);
    acceptedEvents(house.submit(approving(correction)));
    expect(house.decide(approving(correction, { approver: cleo }))).toBeRefused('ACT_CLOSED', { state: 'approved' });
  });

  it('is too late from the end on, to the millisecond', () => {
    const house = proposed(dawn);
    house.wait(HOUR - 1);
    expect(house.decide(approving(dawn))).toBeAccepted();
    house.wait(1);
    expect(house.decide(approving(dawn))).toBeRefused('ACT_CLOSED', { state: 'expired' });
  });

  it('of a refused act is refused', () => {
    const house = proposed(dawn);
    acceptedEvents(house.submit({ type: 'RefuseAct', actId: actNumber(1), by: bob, reason: 'too dear' }));
    expect(house.decide(approving(dawn))).toBeRefused('ACT_CLOSED', { state: 'refused' });
  });

  it('of an act that there isn’t is refused', () =>
    expect(guarded().decide(approving(dawn))).toBeRefused('ACT_NOT_FOUND'));

  it.each<readonly [string, Effect, Effect]>([
    ['another amount', correction, { ...correction, amount: '5000' }],
    ['another player', correction, { ...correction, playerId: otherPlayer }],
    ['another price', dawn, { type: 'PublishCatalog', changes: [{ ...publishDawn, price: '1' }] }],
    ['another command', dawn, publishTerms({ case: { maxQuantity: 5 } })],
  ])('against %s than was proposed is refused', (_, before, after) =>
    expect(proposed(before).decide(approving(after))).toBeRefused('ACT_CHANGED'),
  );

  it('is refused where the house changed, so that the effect would do less than was proposed', () => {
    const { price: _, ...rest } = publishDawn;
    const changes = [publishDawn, { ...rest, case: kestrelCase, price: '130' }];
    const house = proposed({ type: 'PublishCatalog', changes });
    house.given([dawnPublished]);
    expect(house.decide(approving({ type: 'PublishCatalog', changes }))).toBeRefused('ACT_CHANGED');
  });

  it('is refused with the effect, by the effect’s own code, and the act stays open', () => {
    const debit: Effect = { ...correction, direction: 'debit', amount: '1200' };
    const house = proposed(debit);
    expect(house.submit(approving(debit))).toBeRefused('INSUFFICIENT_FUNDS');
    house.given([deposited(alice, '1000')]);
    expect(house.decide(approving(debit))).toBeAccepted();
  });
});

const effects: readonly Effect[] = [
  correction,
  { ...announceWeekly },
  {
    type: 'GrantCoupon',
    playerId: alice,
    couponId: token(1),
    terms: { kind: 'deposit-bonus', percent: 10, max: '500', minDeposit: '100' },
    expiresAt: T0 + DAY,
  },
  {
    type: 'IssueGoldenCode',
    codeId: mustBe(isGoldenCodeId, token(2)),
    uses: 3,
    points: '100',
    locked: '0',
    expiresAt: T0 + DAY,
  },
  dawn,
  {
    type: 'PublishContractPool',
    entries: [
      { skin: kestrel, wear: 'FN' },
      { skin: charm, wear: '' },
      { skin: kestrel, wear: 'FT' },
    ],
  },
  publishTerms({ case: { maxQuantity: 5 } }),
  { ...publishTerms({ case: { maxQuantity: 6 } }), effectiveAt: T0 + HOUR },
  publishTerms({ rewards: { ...TERMS.rewards, firstDeposit: { percent: 10, max: '500' } } }),
  { type: 'ReverseDeposit', playerId: alice, depositId: orderNumber(0), kind: 'refund', amount: '400' },
  { type: 'StockListing', listing: kestrels, skin: kestrel, wear: 'FT', balance: 'coin', quantity: 3 },
  { type: 'StopGame', game: 'case', stop: false, reason: '' },
  { type: 'PublishActRules', twoPeople: [], breakGlass: false },
];

describe.each(effects)('an act of the kind $type', (effect) => {
  const house = guarded(false, stopped('case'));

  it('takes two people: the plain command is refused', () =>
    expect(house.decide(effect)).toBeRefused('ACT_NEEDED', { kind: effect.type }));

  it('is carried out exactly as the plain command on a site without rules', () => {
    const plain = acceptedEvents(site(stopped('case')).decide(effect.type === 'PublishActRules' ? other : effect));
    acceptedEvents(house.submit(proposing(effect)));
    const [, ...events] = acceptedEvents(house.decide(approving(effect), commandIdNumber(0)));
    expect(events).toEqual(effect.type === 'PublishActRules' ? [lowered] : plain);
  });

  it('names everything it reads and writes beforehand', () => {
    expect(unnamedBy(house, approving(effect))).toEqual([]);
    expect(unnamedBy(house, effect)).toEqual([]);
  });
});

const other = { type: 'PublishActRules', twoPeople: ['PublishTerms'], breakGlass: false } as const;
const lowered = {
  type: 'ActRulesPublished',
  schemaVersion: 1,
  data: { commandId: commandIdNumber(0), version: 2, twoPeople: [], breakGlass: false },
};

it('acts of every kind are tried', () => {
  expect(new Set(effects.map(({ type }) => type))).toEqual(new Set(ACT_KINDS));
});

describe('without rules of acts', () => {
  it('plain commands are taken as ever', () => expect(site().decide(correction)).toBeAccepted());

  it('one person proposes and approves, and the log says so', () => {
    const house = proposed(dawn, site());
    expect(house.decide(approving(dawn, { approver: amy }))).toEmit([
      { type: 'ActApproved', data: { approver: amy, breakGlass: false } },
      { type: 'CasePublished' },
    ]);
  });
});

describe('the rules of acts', () => {
  const asking = (house = site()) =>
    house.submit({ type: 'PublishActRules', twoPeople: ['PublishTerms'], breakGlass: true });

  it('are in force at once, and counted', () => {
    const house = site();
    expect(acceptedEvents(asking(house))).toMatchObject([
      { type: 'ActRulesPublished', data: { version: 1, twoPeople: ['PublishTerms'], breakGlass: true } },
    ]);
    expect(house.decide(publishTerms({ case: { maxQuantity: 5 } }))).toBeRefused('ACT_NEEDED');
    expect(house.decide(correction)).toBeAccepted();
  });

  it('once they name a kind, change only by an act of two people', () => {
    const house = site();
    acceptedEvents(asking(house));
    const less: Effect = { type: 'PublishActRules', twoPeople: [], breakGlass: true };
    expect(house.decide(less)).toBeRefused('ACT_NEEDED', { kind: 'PublishActRules' });
    acceptedEvents(house.submit(proposing(less)));
    expect(house.decide(approving(less, { approver: amy }))).toBeRefused('ACT_OWN');
    acceptedEvents(house.submit(approving(less)));
    expect(house.decide(publishTerms({ case: { maxQuantity: 5 } }))).toBeAccepted();
  });

  it('are refused where they change nothing, or their kinds aren’t in order', () => {
    const house = site();
    acceptedEvents(asking(house));
    expect(site().decide({ type: 'PublishActRules', twoPeople: [], breakGlass: false })).toBeRefused('NOTHING_TO_DO');
    for (const twoPeople of [
      ['PublishTerms', 'AdjustBalance'],
      ['PublishTerms', 'PublishTerms'],
    ] as const) {
      const rules = { type: 'PublishActRules', twoPeople: [...twoPeople], breakGlass: false } as const;
      expect(site().decide(rules)).toBeRefused('INPUT_INVALID', { field: 'twoPeople' });
    }
  });

  it('leave single changes of the catalog to the kind of the catalog, and an emergency stop to one person', () => {
    const house = guarded();
    expect(house.decide(publishDawn)).toBeRefused('ACT_NEEDED', { kind: 'PublishCatalog' });
    expect(house.decide({ type: 'RetireCase', case: publishDawn.case, reason: 'sold out' })).toBeRefused('ACT_NEEDED');
    expect(house.decide({ type: 'StopGame', game: 'case', stop: true, reason: 'inspection' })).toBeAccepted();
  });
});

describe('a broken glass', () => {
  const glass = (kind: Effect['type'] = 'AdjustBalance', by = amy) =>
    ({ type: 'BreakGlass', actId: actNumber(1), kind, by, reason: 'nobody else is awake' }) as const;
  const review = { type: 'ReviewAct', actId: actNumber(1), by: bob, note: 'was right' } as const;

  it('lets the proposer approve alone, in an open entry that names no player', () => {
    const house = proposed(correction, guarded(true));
    const [broken] = acceptedEvents(house.submit(glass()));
    expect(broken).toEqual({
      type: 'BreakGlassDeclared',
      schemaVersion: 1,
      data: {
        ...{ commandId: broken?.data.commandId, actId: actNumber(1) },
        ...{ kind: 'AdjustBalance', by: amy, reason: 'nobody else is awake' },
      },
    });
    expect(house.decide(approving(correction, { approver: amy }))).toEmit([
      { type: 'PlayerActApproved', data: { approver: amy, breakGlass: true } },
      { type: 'BalanceAdjusted' },
    ]);
  });

  it('leaves an approval by another what it is', () => {
    const house = proposed(correction, guarded(true));
    acceptedEvents(house.submit(glass()));
    expect(house.decide(approving(correction))).toEmit([{ data: { approver: bob, breakGlass: false } }, {}]);
  });

  it('is for a site whose rules allow it', () => expect(proposed(correction).decide(glass())).toBeRefused('ACT_OWN'));

  it.each([
    ['another person than the proposer', 'ACT_OWN', glass('AdjustBalance', bob)],
    ['an act of another kind', 'ACT_CHANGED', glass('PublishTerms')],
    ['an act that there isn’t', 'ACT_NOT_FOUND', { ...glass(), actId: actNumber(2) }],
  ] as const)('isn’t for %s', (_, code, command) =>
    expect(proposed(correction, guarded(true)).decide(command)).toBeRefused(code),
  );

  it('isn’t for the command line', () => {
    const house = guarded(true);
    acceptedEvents(house.submit(proposing(correction, { proposer: LOCAL_OPERATOR })));
    expect(house.decide(glass('AdjustBalance', LOCAL_OPERATOR))).toBeRefused('ACT_OWN');
  });

  it('is broken once, and only where two people are needed', () => {
    const house = proposed(correction, guarded(true));
    acceptedEvents(house.submit(glass()));
    expect(house.decide(glass())).toBeRefused('NOTHING_TO_DO');
    expect(proposed(correction, site()).decide(glass())).toBeRefused('NOTHING_TO_DO');
  });

  it('never changes the rules of acts themselves', () => {
    const rules: Effect = { type: 'PublishActRules', twoPeople: [], breakGlass: false };
    expect(proposed(rules, guarded(true)).decide(glass('PublishActRules'))).toBeRefused('ACT_OWN');
  });

  it('is whole again once the rules allow it no more', () => {
    const house = proposed(correction, guarded(true));
    acceptedEvents(house.submit(glass()));
    const strict: Effect = { type: 'PublishActRules', twoPeople: [...TWO_PEOPLE_KINDS], breakGlass: false };
    acceptedEvents(house.submit(proposing(strict, { n: 2 })));
    acceptedEvents(house.submit(approving(strict, { n: 2 })));
    expect(house.decide(approving(correction, { approver: amy }))).toBeRefused('ACT_OWN');
    expect(house.decide(approving(correction))).toBeAccepted();
  });

  it('waits for the review of another person, which happens once, and after the act', () => {
    const house = proposed(correction, guarded(true));
    expect(house.decide(review)).toBeRefused('NOTHING_TO_DO');
    acceptedEvents(house.submit(glass()));
    expect(house.decide(review)).toBeRefused('NOTHING_TO_DO');
    acceptedEvents(house.submit(approving(correction, { approver: amy })));
    for (const by of [amy, LOCAL_OPERATOR]) expect(house.decide({ ...review, by })).toBeRefused('ACT_OWN');
    expect(house.submit(review)).toEmit([{ type: 'ActReviewed', data: { by: bob, note: 'was right' } }]);
    expect(house.decide(review)).toBeRefused('NOTHING_TO_DO');
  });
});

describe('a refusal', () => {
  const refusing = (reason: string, by = bob) => ({ type: 'RefuseAct', actId: actNumber(1), by, reason }) as const;

  it('is open for an open act, and its proposer may withdraw it', () => {
    for (const by of [amy, bob]) {
      expect(proposed(dawn).decide(refusing('too dear', by))).toEmit([
        { type: 'ActRefused', data: { by, reason: 'too dear' } },
      ]);
    }
  });

  it('is sealed for an act on a player, with a hash for its words', () => {
    const house = proposed(correction);
    expect(house.decide(refusing(hashOf('no')))).toEmit([
      { type: 'PlayerActRefused', data: { by: bob, playerId: alice, reasonHash: hashOf('no') } },
    ]);
    expect(house.decide(refusing('no, Alice'))).toBeRefused('INPUT_INVALID', { field: 'reason' });
  });

  it('comes once', () => {
    const house = proposed(dawn);
    acceptedEvents(house.submit(refusing('too dear')));
    expect(house.decide(refusing('too dear'))).toBeRefused('ACT_CLOSED', { state: 'refused' });
  });
});
