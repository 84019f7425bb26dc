import type { Ask } from './ask.ts';
import type { ShownCase } from './case.ts';
import { type Chance, fresh, systemChance } from './chance.ts';
import { graphql } from './generated/index.ts';
import { termsOf } from './trade.ts';

/** Everything of a battle that doesn't depend on who asks. */
export const BATTLE_FIELDS = graphql(`
  fragment BattleFields on Battle {
    id position version mode teams private official status dissolvedBy seatCount cost createdAt
    expiresAt lockedAt lockHash nextRoundAt finishedAt publicHash beacon { kind round dueAt randomness signature }
    boxes { round price case { slug version oddsHash } }
    seats { seat side kind playerId nickname avatar entropy total }
    rounds { round startedAt draws { seat ticket float number entry { index value skin { id } } } }
    result {
      winners totals value position tie { between ticket } order { between ticket }
      awards { seat items value }
    }
    reveal { serverSeed salt position }
  }
`);

/** The guard of rooms that are opened now, and of an open giveaway: a page shows it before a stake. */
export const ROOM_GUARD = graphql(`
  query RoomGuard {
    site { beacon { guard } }
  }
`);

export const GIVEAWAY_GUARD = graphql(`
  query GiveawayGuard($id: ID!) {
    giveaway(id: $id) { guard }
  }
`);

export const CREATE_BATTLE = graphql(`
  mutation CreateBattle($input: CreateBattleInput!) {
    createBattle(input: $input) { battle { ...BattleFields } key wallet { coin version } position }
  }
`);

export const JOIN_BATTLE = graphql(`
  mutation JoinBattle($input: JoinBattleInput!) {
    joinBattle(input: $input) { battle { ...BattleFields } key wallet { coin version } position }
  }
`);

export const ADD_BOT = graphql(`
  mutation AddBot($input: AddBotInput!) {
    addBot(input: $input) { battle { ...BattleFields } key wallet { coin version } position }
  }
`);

export const FILL_WITH_BOTS = graphql(`
  mutation FillWithBots($input: FillWithBotsInput!) {
    fillWithBots(input: $input) { battle { ...BattleFields } key wallet { coin version } position }
  }
`);

export const DISSOLVE_BATTLE = graphql(`
  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {
    dissolveBattle(commandId: $commandId, battleId: $battleId) {
      battle { ...BattleFields } key wallet { coin version } position
    }
  }
`);

export const BATTLE = graphql(`
  query Battle($id: ID!) {
    battle(id: $id) { ...BattleFields }
  }
`);

graphql(`
  fragment GiveawayFields on Giveaway {
    id position version official hostId hostNickname hostAvatar mine status locked
    conditions { depositDays vipGrade } startsAt drawAt prizes { place itemId value wear float skin { id } } prizeValue
    entrantCount myCode winners { place code ticket nickname mine prize { itemId } } entriesHash publicHash lockHash
    beacon { kind round } finishedAt reveal { serverSeed salt position }
  }
`);

export const GIVEAWAY = graphql(`
  query Giveaway($id: ID!) {
    giveaway(id: $id) { ...GiveawayFields }
  }
`);

export const CREATE_GIVEAWAY = graphql(`
  mutation CreateGiveaway($input: CreateGiveawayInput!) {
    createGiveaway(input: $input) { giveaway { ...GiveawayFields } position }
  }
`);

export const ENTER_GIVEAWAY = graphql(`
  mutation EnterGiveaway($input: EnterGiveawayInput!) {
    enterGiveaway(input: $input) { giveaway { ...GiveawayFields } position }
  }
`);

const HOST_SEEDS = graphql(`
  query HostSeeds {
    site { beacon { expected } }
    hostSeeds { battle { publicHash } giveaway { publicHash } }
  }
`);

/** The commitments of the player's next room of a kind. */
const committed = async (ask: Ask, token: string, kind: 'battle' | 'giveaway') => {
  const { hostSeeds, site } = await ask(HOST_SEEDS, {}, token);
  return { seedHash: hostSeeds[kind].publicHash, expectedBeacon: site.beacon.expected };
};

/** The hash that the player's next room of a kind is committed to. */
export const hostSeed = async (ask: Ask, token: string, kind: 'battle' | 'giveaway'): Promise<string> =>
  (await committed(ask, token, kind)).seedHash;

/** A classic room for two, with these boxes on the odds that are shown. */
export const battleWith = async (
  ask: Ask,
  token: string,
  boxes: readonly Pick<ShownCase, 'slug' | 'oddsHash'>[],
  chance: Chance = systemChance,
) => ({
  ...fresh(chance),
  terms: (await termsOf(ask)).battle.hash,
  ...(await committed(ask, token, 'battle')),
  mode: 'CLASSIC' as const,
  seatCount: 2,
  boxes: boxes.map(({ slug, oddsHash }) => ({ slug, oddsHash })),
});

/** A giveaway that is drawn at `drawAt`, in milliseconds since 1970. */
export const giveawayWith = async (
  ask: Ask,
  token: string,
  itemIds: readonly string[],
  drawAt: number,
  chance: Chance = systemChance,
) => ({
  ...fresh(chance),
  terms: (await termsOf(ask)).giveaway.hash,
  ...(await committed(ask, token, 'giveaway')),
  itemIds: [...itemIds],
  drawAt: new Date(drawAt).toISOString(),
});
