import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, DEPOSIT, signUp, uuid } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

describe('whoever is not signed in', () => {
  it.each([
    ['{ seeds { nextPublicHash } }'],
    ['{ backpack { totalCount } }'],
    ['{ rounds { edges { cursor } } }'],
    [`mutation { deposit(commandId: "${uuid()}", amount: 100) { depositId } }`],
    [`mutation { rotateSeed(commandId: "${uuid()}") { position } }`],
    [`mutation { sellItems(commandId: "${uuid()}", itemIds: ["a"]) { total } }`],
  ])('is told so for %s, with any dead token too', async (query) => {
    for (const token of [undefined, 'dead', randomBytes(32).toString('base64url')]) {
      const answer = await ask(query, undefined, token);
      expect([answer.status, answer.code]).toEqual([200, 'UNAUTHENTICATED']);
    }
  });

  it('still sees what is public', async () => {
    const answer = await ask('{ cases { slug } liveDrops { seq } fairnessLog { size } }', undefined, 'dead');
    expect([answer.code, answer.at('cases.0.slug')]).toEqual([null, 'ember']);
  });
});

describe('what the engine could not answer', () => {
  it('is said with its own code', async () => {
    const answers = ['busy', 'unknown', 'conflict'] as const;
    for (const status of answers) {
      const other = await openFixture((engine) => ({
        engine: {
          submit: (submission) =>
            submission.command.type === 'SettleDeposit' ? Promise.resolve({ status }) : engine.submit(submission),
        },
      }));
      try {
        const asked = askOf(other.gateway);
        const player = await signUp(asked);
        const commandId = uuid();
        const answer = await asked(DEPOSIT, { commandId, amount: 100 }, player.token);
        const expected = { busy: 'BUSY', unknown: 'OUTCOME_UNKNOWN', conflict: 'IDEMPOTENCY_CONFLICT' }[status];
        expect([answer.status, answer.code]).toEqual([200, expected]);
        if (status === 'unknown') expect(answer.details).toEqual({ commandId });
      } finally {
        await other.close();
      }
    }
  });

  it('is masked where nobody foresaw it, with a request id', async () => {
    const broken = await openFixture((engine) => ({
      engine: {
        submit: (submission) =>
          submission.command.type === 'SettleDeposit'
            ? Promise.reject(new Error('secret: password=hunter2'))
            : engine.submit(submission),
      },
    }));
    try {
      const asked = askOf(broken.gateway);
      const player = await signUp(asked);
      const answer = await asked(DEPOSIT, { commandId: uuid(), amount: 100 }, player.token);
      expect([answer.status, answer.code]).toEqual([200, 'INTERNAL']);
      expect(answer.details.requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.message).not.toContain('hunter2');
    } finally {
      await broken.close();
    }
  });
});
