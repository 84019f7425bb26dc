import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsTerms } from '../../test/terms-cast.ts';
import { type Ask, askOf, DEPOSIT, entropy, holdings, signUp, signUpWith, uuid } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { battleInput, hostSeed } from '../testing/rooms.ts';

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
    [`mutation { rotateSeed(commandId: "${uuid()}", entropy: "${entropy()}") { position } }`],
    [`mutation { sellItems(commandId: "${uuid()}", terms: "${itemsTerms}", itemIds: ["a"]) { total } }`],
    [`mutation { dissolveBattle(commandId: "${uuid()}", battleId: "a") { position } }`],
    [`mutation { addBot(input: { commandId: "${uuid()}", battleId: "a", entropy: "${entropy()}" }) { position } }`],
    [`mutation { joinBattle(input: { commandId: "${uuid()}", battleId: "a", entropy: "${entropy()}" }) { position } }`],
    [
      `mutation { enterGiveaway(input: { commandId: "${uuid()}", giveawayId: "a", entropy: "${entropy()}" }) { position } }`,
    ],
    ['{ hostSeeds { battle { id } } }'],
    ['{ plays { edges { cursor } } }'],
    ['{ dreamLog { edges { cursor } } }'],
    ['{ battles(filter: { scope: MINE }) { totalCount } }'],
    ['{ giveaways(mine: true) { totalCount } }'],
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
      const other = await openFixture(({ engine }) => ({
        engine: {
          submit: (submission) =>
            submission.command.type === 'RequestDeposit' ? Promise.resolve({ status }) : engine.submit(submission),
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

  it('is a room that is there, and is shown to whoever asks again', async () => {
    let late = false;
    const slow = await openFixture(({ catchUp }) => ({
      catchUp: async (...asked) => !late && catchUp(...asked),
    }));
    try {
      const asked = askOf(slow.gateway);
      const player = await signUpWith(asked, 1_000);
      await hostSeed(asked, player, 'battle');
      await slow.settled();
      const input = await battleInput(asked, player);
      const CREATE = 'mutation($input: CreateBattleInput!) { createBattle(input: $input) { battle { status } } }';
      late = true;
      const unknown = await asked(CREATE, { input }, player.token);
      expect([unknown.code, unknown.details]).toEqual(['OUTCOME_UNKNOWN', { commandId: input.commandId }]);
      late = false;
      await slow.settled();
      const again = await asked(CREATE, { input }, player.token);
      expect([again.code, again.at('createBattle.battle.status')]).toEqual([null, 'WAITING']);
      expect((await holdings(asked, player)).coin).toBe(0);
    } finally {
      await slow.close();
    }
  });

  it('is masked where nobody foresaw it, with a request id', async () => {
    const broken = await openFixture(({ engine }) => ({
      engine: {
        submit: (submission) =>
          submission.command.type === 'RequestDeposit'
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
