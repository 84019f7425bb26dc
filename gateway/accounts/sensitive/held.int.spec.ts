import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemsTerms, transferTerms } from '../../../test/terms-cast.ts';
import { type Rest, restOf } from '../../rest/testing/client.ts';
import {
  type Ask,
  askOf,
  bindTradeLink,
  granted,
  type Player,
  signUp,
  signUpWith,
  ticketFor,
  uuid,
  winItems,
} from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { giveawayInput, hostWith } from '../../testing/rooms.ts';

const DAY = 24 * 60 * 60_000;
const EXCHANGE = `mutation($id: CommandId!, $items: [ID!]!) { exchangeItems(commandId: $id, terms: "${itemsTerms}", itemIds: $items) { total } }`;
const TRANSFER = `mutation($id: CommandId!, $to: String) {
  transferPoints(commandId: $id, terms: "${transferTerms}", points: 100, to: $to) { points } }`;

describe.each(databases)('an account that was thawed a moment ago, on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let rest: Rest;
  let player: Player;
  let items: readonly string[];
  beforeAll(async () => {
    site = await openFixture({ transfersToPlayers: true }, database);
    ask = askOf(site.gateway);
    rest = restOf(site.gateway);
    granted(await ask('mutation { changeNickname(nickname: "Friend") { id } }', {}, (await signUp(ask)).token));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    player = await signUpWith(ask, 10_000);
    const won = await winItems(ask, player, 4);
    items = won.map(({ id }) => id);
    granted(await ask(EXCHANGE, { id: uuid(), items: items.slice(0, 1) }, player.token));
    await bindTradeLink(ask, player, 'https://steamcommunity.com/tradeoffer/new/?partner=4242&token=firstone');
    granted(await ask('mutation { freezeAccount { id } }', {}, player.token));
    site.advance(60_000);
    const thaw = 'mutation($ticket: String!) { thawAccount(ticket: $ticket) { id } }';
    granted(await ask(thaw, { ticket: await ticketFor(ask, player) }, player.token));
  });

  const transfer = (to: string | null) => ask(TRANSFER, { id: uuid(), to }, player.token);
  const overRest = (path: string, params: object) => rest(path, { ...params }, { token: player.token });
  const giveAway = async () => hostWith(ask, player, await giveawayInput(site, ask, player, items.slice(1, 2)));

  it('sends nothing to another player and gives nothing away, until a day is over', async () => {
    for (const refused of [await transfer('Friend'), await giveAway()]) {
      expect([refused.code, refused.details.until]).toEqual(['HELD', expect.any(Number)]);
    }
    site.advance(DAY);
    granted(await transfer('Friend'));
    granted(await giveAway());
  });

  it('is held over REST as well: transfer and retrieval', async () => {
    const acts = [
      () => overRest('/profile/transferSecondary', { amount: 1, nickname: 'Friend' }),
      () => overRest('/profile/ornamentRetrieval', { ids: items.slice(1, 2) }),
    ];
    for (const act of acts) {
      const refused = await act();
      expect([refused.status, refused.code]).toEqual([2016, 'HELD']);
    }
    site.advance(DAY);
    for (const act of acts) expect((await act()).code).toBeNull();
  });

  it("still turns points into the player's own coin", async () => {
    granted(await transfer(null));
  });
});
