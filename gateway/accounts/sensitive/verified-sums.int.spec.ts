import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  askOf,
  bindTradeLink,
  DEPOSIT,
  granted,
  type Player,
  signUp,
  uuid,
  winItems,
} from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

const RETRIEVE =
  'mutation($id: CommandId!, $items: [ID!]!) { retrieveItems(commandId: $id, itemIds: $items) { position } }';

describe.each(databases)('sums of a day on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({ verifyAbove: { deposit: 10_000n, retrieval: 0n } }, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const pay = (player: Player, amount: number, commandId = uuid()) => ask(DEPOSIT, { commandId, amount }, player.token);
  const verify = (player: Player) =>
    site.database.pool.query(
      `INSERT INTO verification (account_id, state, updated_at) SELECT account_id, 'VERIFIED', $2 FROM account WHERE player_id = $1`,
      [player.playerId, site.now()],
    );

  it('take a verified identity above the bound, also in parts and in parallel', async () => {
    const player = await signUp(ask);
    const paid = await Promise.all(Array.from({ length: 5 }, () => pay(player, 4_000)));
    expect(paid.map(({ code }) => code).toSorted()).toEqual([...Array(3).fill('VERIFICATION_REQUIRED'), null, null]);
    expect(paid.find(({ code }) => code !== null)?.details).toEqual({ above: '10000' });
    granted(await pay(player, 2_000));
    expect((await pay(player, 1_000)).code).toBe('VERIFICATION_REQUIRED');
    await verify(player);
    granted(await pay(player, 1_000));
  });

  it('begin anew after a day, and count a repeated command once', async () => {
    const player = await signUp(ask);
    const commandId = uuid();
    granted(await pay(player, 8_000, commandId));
    granted(await pay(player, 8_000, commandId));
    granted(await pay(player, 2_000));
    site.advance(24 * 60 * 60_000);
    granted(await pay(player, 10_000));
  });

  it('hold for retrievals too', async () => {
    const player = await signUp(ask);
    granted(await pay(player, 9_000));
    const [item] = await winItems(ask, player, 1);
    await bindTradeLink(ask, player, 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=AbCd1234');
    const retrieve = () => ask(RETRIEVE, { id: uuid(), items: [item?.id] }, player.token);
    expect((await retrieve()).code).toBe('VERIFICATION_REQUIRED');
    await verify(player);
    granted(await retrieve());
  });
});
