import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCommandId, isHexHash, isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { takeLiabilities } from '../../engine/liabilities/liability-trees.ts';
import { isCounted } from '../../engine/liabilities/own-leaf.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { type Ask, askOf, deposit, granted, list, signUp, text, valueAt } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const STATEMENT = 'position entry at statedPosition root leaves coin points locked';
const STATEMENTS = `{ liabilityStatements { ${STATEMENT} } }`;
const OWN = `{ ownLiability { playerId coin points locked salt index path statement { ${STATEMENT} } } }`;

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const stateNow = async (): Promise<void> => {
  const command = await takeLiabilities({ database: site.database, hashing: nodeHashing, randomBytes }, Date.now());
  if (command === null) throw new Error('there was nothing to state');
  const { status } = await site.engine.submit({
    actor: 'system',
    commandId: mustBe(isCommandId, `liabilities:${command.root}`),
    command,
  });
  expect(status).toBe('accepted');
};

describe('what the house states that it owes', () => {
  it('is nothing before the first statement', async () => {
    const player = await signUp(ask);
    expect(granted(await ask(OWN, {}, player.token)).at('ownLiability')).toBeNull();
  });

  it('is shown to everybody, with a leaf to each player alone', async () => {
    const [rich, other] = [await signUp(ask), await signUp(ask)];
    await deposit(ask, rich, 5_000);
    await stateNow();
    // The gateway keeps public figures for some seconds.
    site.advance(60_000);
    const [stated] = list(granted(await ask(STATEMENTS)).at('liabilityStatements'));
    expect(stated).toMatchObject({ leaves: 3, points: 0 });
    for (const [player, coin] of [
      [rich, 5_000],
      [other, 0],
    ] as const) {
      const own = granted(await ask(OWN, {}, player.token)).at('ownLiability');
      expect(own).toMatchObject({ playerId: player.playerId, coin, statement: stated });
      const hex = (value: unknown) => mustBe(isHexHash, text(value));
      const leaf = {
        entry: Number(valueAt(own, 'statement.position')),
        index: Number(valueAt(own, 'index')),
        leaves: 3,
        path: list(valueAt(own, 'path')).map(hex),
        salt: hex(valueAt(own, 'salt')),
        playerId: mustBe(isPlayerId, player.playerId),
        ...{ coin: String(coin), points: '0', locked: text(String(valueAt(own, 'locked'))) },
      };
      expect(isCounted(nodeHashing, leaf, { root: text(valueAt(stated, 'root')), leaves: 3 })).toBe(true);
    }
    expect((await ask(OWN)).code).toBe('UNAUTHENTICATED');
  });
});
