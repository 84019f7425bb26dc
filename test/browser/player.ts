import { type SignedIn, signUp } from '../player/account.ts';
import { caseOf, casesOf, OPEN_CASE, openingOf } from '../player/case.ts';
import { fresh, systemChance } from '../player/chance.ts';
import { graphql } from '../player/generated/index.ts';
import { askAt } from '../player/http.ts';
import { ADD_BOT, BATTLE, battleWith, CREATE_BATTLE, CREATE_GIVEAWAY, giveawayWith } from '../player/rooms.ts';
import { ROTATE_SEED, roundShown } from '../player/round.ts';
import { payIn, SELL_ITEMS, saleOf } from '../player/trade.ts';

/** A player with a past: five openings, one sale, one revealed seed pair. */
export interface SeasonedPlayer extends SignedIn {
  /** A case of the catalog, with the odds it has now. */
  readonly slug: string;
  /** A round whose seeds are revealed. */
  readonly roundId: string;
}

/** The password of every seasoned player. */
export const PASSWORD = 'a long enough secret';

/** Made through the same GraphQL that the page uses. `phone`: 11 digits of the mainland; `coin`: minor units. */
export const makePlayer = async (url: string, phone: string, coin = 100_000): Promise<SeasonedPlayer> => {
  const ask = askAt(url);
  const player = await signUp(ask, phone, PASSWORD);
  const { token } = player;
  await payIn(ask, token, coin);
  const shown = (await casesOf(ask)).filter(({ price }) => price <= 1_000).at(0);
  if (shown === undefined) throw new Error('no case is cheap');
  const { rounds } = (await ask(OPEN_CASE, { input: openingOf(shown, await roundShown(ask, token), 5) }, token))
    .openCase;
  const [first] = rounds;
  if (first === undefined) throw new Error('an opening without rounds');
  await ask(SELL_ITEMS, await saleOf(ask, [first.item.id]), token);
  await ask(ROTATE_SEED, fresh(systemChance), token);
  return { ...player, slug: shown.slug, roundId: first.id };
};

/** Rooms of a player: battles that wait and that are over, and a giveaway that is open. */
export interface Rooms {
  readonly waiting: string;
  readonly finished: string;
  readonly giveaway: string;
}

/** A battle of two seats that waits for the second player. Answers its id. */
export const openBattle = async (url: string, { token, slug }: SeasonedPlayer): Promise<string> => {
  const ask = askAt(url);
  const input = await battleWith(ask, token, [await caseOf(ask, slug)]);
  return (await ask(CREATE_BATTLE, { input }, token)).createBattle.battle.id;
};

const FIRST_HELD = graphql(`
  query FirstHeld {
    backpack(first: 1) { edges { node { id } } }
  }
`);

const openGiveaway = async (url: string, { token }: SeasonedPlayer): Promise<string> => {
  const ask = askAt(url);
  const { backpack } = await ask(FIRST_HELD, {}, token);
  const itemIds = backpack.edges.map(({ node }) => node.id);
  const input = await giveawayWith(ask, token, itemIds, Date.now() + 3_600_000);
  return (await ask(CREATE_GIVEAWAY, { input }, token)).createGiveaway.giveaway.id;
};

/** Made through the same GraphQL that the page uses; takes as long as a battle of one round. */
export const makeRooms = async (url: string, player: SeasonedPlayer): Promise<Rooms> => {
  const ask = askAt(url);
  const over = await openBattle(url, player);
  await ask(ADD_BOT, { input: { ...fresh(systemChance), battleId: over } }, player.token);
  const waiting = await openBattle(url, player);
  const giveaway = await openGiveaway(url, player);
  const isOver = async (): Promise<boolean> => (await ask(BATTLE, { id: over })).battle?.status === 'FINISHED';
  for (let looks = 0; looks < 60 && !(await isOver()); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { waiting, finished: over, giveaway };
};

const NOTICE_LINKS = graphql(`
  query NoticeLinks {
    messages(first: 20) { edges { node { link } } }
  }
`);

/** Where the notices in a player's inbox lead, the newest first. */
export const noticeLinks = async (url: string, token: string): Promise<readonly string[]> => {
  const { messages } = await askAt(url)(NOTICE_LINKS, {}, token);
  return messages.edges.flatMap(({ node: { link } }) => (link == null ? [] : [link]));
};
