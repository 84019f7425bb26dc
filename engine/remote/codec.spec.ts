import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alice,
  bob,
  consolationPublished,
  dawnPublished,
  deposited,
  openDawn,
  playerNumber,
  registered,
  skinsPublished,
  stopped,
  won,
} from '../../test/cast.ts';
import { someInclusionPromise } from '../../test/promises.ts';
import { actorOf, type Submission } from '../commands.ts';
import type { Outcome } from '../engine.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { isCommandId, mustBe } from '../kernel/ids.ts';
import { MAX_MONEY } from '../kernel/money.ts';
import { type Answer, decodeAnswer, encodeAnswer } from './answer-codec.ts';
import { UnreadableMessage } from './message.ts';
import { MAX_MESSAGE_BYTES } from './protocol.ts';
import { decodeSubmission, encodeSubmission } from './submission-codec.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (message: Uint8Array): string => new TextDecoder().decode(message);
const reasonOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof UnreadableMessage ? error.reason : 'another error';
  }
  return 'no error';
};

const events = [
  registered(alice),
  deposited(alice, '9007199254740991'),
  won(bob, 3),
  stopped('case'),
  dawnPublished,
  consolationPublished,
  ...skinsPublished,
];
const recorded: fc.Arbitrary<RecordedEvent> = fc
  .record({
    event: fc.constantFrom(...events),
    position: fc.maxSafeNat(),
    version: fc.integer({ min: 1 }),
    at: fc.integer({ min: 0, max: Date.UTC(9999, 11, 31) }),
  })
  .map(({ event, ...place }) => ({ ...event, ...place }));
const amount = fc.bigInt({ min: -MAX_MONEY, max: MAX_MONEY });
const wallet = fc.record({ coin: amount, points: amount, locked: amount, version: fc.nat() });
const detail = fc.oneof(fc.string(), fc.maxSafeInteger(), fc.array(fc.string()));
const place = { leafHash: fc.string(), index: fc.nat(), path: fc.array(fc.string()) };
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({
    status: fc.constant('accepted' as const),
    events: fc.tuple(recorded, fc.array(recorded)).map(([first, rest]) => [first, ...rest] as const),
    repeated: fc.boolean(),
    wallet: fc.option(wallet),
    promise: fc.record({ note: fc.string(), ...place, earlier: fc.array(fc.record(place)) }),
  }),
  fc.record({
    status: fc.constant('rejected' as const),
    code: fc.constantFrom('LIMIT_REACHED' as const, 'TOO_MANY_ROOMS' as const, 'ACCOUNT_IN_USE' as const),
    // Written as JSON, the name would set a prototype instead of a member.
    details: fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      detail,
      { noNullPrototype: true },
    ),
  }),
  fc
    .constantFrom('conflict' as const, 'early' as const, 'busy' as const, 'unknown' as const)
    .map((status) => ({ status })),
);

describe('an answer on the wire', () => {
  it('is the answer that was given, whatever the outcome', () => {
    fc.assert(
      fc.property(outcome, (given) => {
        expect(decodeAnswer(encodeAnswer({ kind: 'outcome', outcome: given }))).toEqual({
          kind: 'outcome',
          outcome: given,
        });
      }),
    );
  });

  const others: readonly Answer[] = [
    { kind: 'elsewhere' },
    { kind: 'refused', reason: 'unreadable' },
    { kind: 'failed', error: 'RangeError' },
  ];
  it.each(others)('says $kind', (given) => {
    expect(decodeAnswer(encodeAnswer(given))).toEqual(given);
  });

  it('is refused when an entry, an amount or a code in it is none', () => {
    const good = text(
      encodeAnswer({
        kind: 'outcome',
        outcome: {
          status: 'accepted',
          repeated: false,
          events: [{ ...registered(alice), position: 0, version: 1, at: 0 }],
          wallet: { coin: 5n, points: 0n, locked: 0n, version: 1 },
          promise: someInclusionPromise,
        },
      }),
    );
    expect(reasonOf(() => decodeAnswer(bytes(good)))).toBe('no error');
    const entry = good.replace('PlayerRegistered', 'PlayerRegisteret');
    const coin = good.replace('"coin":"5"', '"coin":"9007199254740992"');
    const none = good.replace(/"events":\[.*\],"repeated"/, '"events":[],"repeated"');
    const rejected = text(
      encodeAnswer({ kind: 'outcome', outcome: { status: 'rejected', code: 'OWN_CODE', details: {} } }),
    );
    for (const changed of [entry, coin, none, rejected.replace('OWN_CODE', 'OWN_GOAL')]) {
      expect(changed === good || changed === rejected).toBe(false);
      expect(reasonOf(() => decodeAnswer(bytes(changed)))).toBe('unreadable');
    }
  });
});

describe('a submission on the wire', () => {
  const command = openDawn(playerNumber(7), 3);
  const submission: Submission = {
    actor: actorOf(command),
    commandId: mustBe(isCommandId, '7d6d5c3e-1111-4222-8333-444455556666'),
    command,
  };
  const sent = text(encodeSubmission(submission));

  it('is the submission that was sent', () => {
    expect(decodeSubmission(bytes(sent))).toEqual(submission);
    const timer = { ...submission, actor: 'system', commandId: mustBe(isCommandId, 'timer:x') } as const;
    expect(decodeSubmission(encodeSubmission(timer))).toEqual(timer);
  });

  it.each([
    ['another version', sent.replace('"v":2', '"v":3'), 'other-version'],
    ['no version', sent.replace('"v":2,', ''), 'unreadable'],
    ['an unknown command', sent.replace('OpenCase', 'OpenSafe'), 'unreadable'],
    ['a command named like what every object has', sent.replace('OpenCase', 'toString'), 'unreadable'],
    ['an id of another form', sent.replace('7d6d5c3e', '7D6D5C3E'), 'unreadable'],
    ['an actor who is nobody', sent.replace(/"actor":"[^"]*"/, '"actor":"auditor"'), 'unreadable'],
    ['no command', sent.replace(/"command":\{.*/, '"command":null}'), 'unreadable'],
    ['a field too many', sent.replace('"v":2', '"v":2,"more":1'), 'unreadable'],
    ['half of it', sent.slice(0, 50), 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['a list', '[]', 'unreadable'],
  ])('is refused with %s', (_, changed, reason) => {
    expect(reasonOf(() => decodeSubmission(bytes(changed)))).toBe(reason);
  });

  it('is refused when it isn’t UTF-8, or too large, on either side', () => {
    expect(reasonOf(() => decodeSubmission(Uint8Array.of(0x22, 0xff, 0x22)))).toBe('unreadable');
    expect(reasonOf(() => decodeSubmission(new Uint8Array(MAX_MESSAGE_BYTES + 1)))).toBe('too-large');
    const large = { ...openDawn(alice), entropy: 'x'.repeat(MAX_MESSAGE_BYTES) };
    expect(reasonOf(() => encodeSubmission({ ...submission, command: large }))).toBe('too-large');
  });

  it('never makes anything else of random bytes than a refusal', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (garbage) => {
        expect(['unreadable', 'other-version']).toContain(reasonOf(() => decodeSubmission(garbage)));
        expect(['unreadable', 'other-version']).toContain(reasonOf(() => decodeAnswer(garbage)));
      }),
    );
  });
});
