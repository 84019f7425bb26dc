import { statusAsOf } from '../../engine/catalog/versions.ts';
import type { Command } from '../../engine/commands.ts';
import { BATTLE_MODES } from '../../engine/fairness/battle-lock.ts';
import { consolationSum } from '../../engine/fairness/consolation.ts';
import { dreamFee } from '../../engine/fairness/dream-draw.ts';
import { upgradeTickets } from '../../engine/fairness/upgrade-draw.ts';
import { findTarget, type TargetFacts } from '../../engine/games/find-target.ts';
import { weighStake } from '../../engine/games/weigh-stake.ts';
import type { StreamEvent } from '../../engine/glasscase-decision.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import type { BattleId, CaseSlug, GiveawayId, ItemId, PlayerId, SkinId } from '../../engine/kernel/ids.ts';
import { shownRound } from '../../engine/player/play-round.ts';
import type { GlasscaseWorld } from '../../engine/stream-state.ts';
import { inForce } from '../../engine/terms/in-force.ts';
import { contractOf } from '../contract-cast.ts';
import { battleTerms, giveawayTerms } from '../terms-cast.ts';

export interface GameActsParts {
  readonly world: () => GlasscaseWorld;
  /** Null when the rules refuse it. */
  readonly submit: (command: Command) => readonly StreamEvent[] | null;
  /** A whole number from 0 to n − 1. */
  readonly below: (n: number) => number;
  /** 32 hex digits. */
  readonly entropy: () => string;
  readonly cases: readonly CaseSlug[];
  readonly skins: readonly SkinId[];
  readonly beacons: readonly BeaconChoice[];
}

const MINUTE = 60_000;
/** Rooms that the acts remember; older ones are over. */
const REMEMBERED = 8;

/**
 * Random lawful moves of players in the games besides opening cases: upgrades, dreams, contracts, battles, giveaways. Time passes
 * elsewhere. The acts ignore a refusal.
 */
export const createGameActs = ({ world, submit, below, entropy, cases, skins, beacons }: GameActsParts) => {
  const battles: BattleId[] = [];
  const giveaways: GiveawayId[] = [];
  const oneOf = <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)];

  const remember = (events: readonly StreamEvent[] | null): void => {
    for (const { event } of events ?? []) {
      if (event.type === 'BattleCreated') battles.push(event.data.battleId);
      if (event.type === 'GiveawayCreated') giveaways.push(event.data.giveawayId);
    }
    battles.splice(0, battles.length - REMEMBERED);
    giveaways.splice(0, giveaways.length - REMEMBERED);
  };

  const someItems = (id: PlayerId, most: number): readonly ItemId[] => {
    const player = world().player(id);
    if (player.status === 'absent') return [];
    const held = [...player.items.keys()];
    const from = below(Math.max(1, held.length - most));
    return held.slice(from, from + 1 + below(most));
  };

  const targets = (): readonly TargetFacts[] =>
    skins.flatMap((skin) => {
      const state = world().skin(skin);
      const wears = state.status === 'absent' ? [] : state.definition.wears;
      return wears.flatMap(({ wear }) => findTarget(skin, wear, world()) ?? []);
    });

  const upgrade = (playerId: PlayerId): void => {
    const player = world().player(playerId);
    const itemIds = someItems(playerId, 4);
    const period = inForce(world().terms(), 'upgrade', world().at);
    if (player.status === 'absent' || period === null || itemIds.length === 0) return;
    const { values: terms, hash } = period;
    const { counted } = weighStake(player, itemIds, world());
    const coin = below(2) === 0 ? 0n : player.coin / BigInt(20 + below(200));
    const stake = counted + coin;
    const target = oneOf(
      targets().filter(({ value }) => {
        const tickets = upgradeTickets(stake, BigInt(value), terms);
        return tickets >= terms.minTickets && tickets <= terms.maxTickets;
      }),
    );
    if (target === undefined) return;
    submit({
      type: 'UpgradeItems',
      playerId,
      round: shownRound(player),
      terms: hash,
      itemIds,
      coin: String(coin),
      targetSkin: target.skin,
      targetWear: target.wear,
      side: below(2) === 0 ? 'under' : 'over',
      stake: String(stake),
      targetValue: target.value,
      winTickets: upgradeTickets(stake, BigInt(target.value), terms),
      entropy: entropy(),
    });
  };

  const dream = (playerId: PlayerId): void => {
    const player = world().player(playerId);
    const consolation = statusAsOf(world().consolation(), world().at);
    const target = oneOf(targets());
    const period = inForce(world().terms(), 'dream', world().at);
    if (player.status === 'absent' || consolation.status === 'absent') return;
    if (period === null || target === undefined) return;
    const { values: terms, hash } = period;
    const winTickets = terms.minTickets + below(terms.maxTickets - terms.minTickets + 1);
    const fee = dreamFee(BigInt(target.value), winTickets, consolationSum(consolation.table.entries), terms);
    submit({
      type: 'ChaseDream',
      playerId,
      round: shownRound(player),
      terms: hash,
      targetSkin: target.skin,
      targetWear: target.wear,
      winTickets,
      targetValue: target.value,
      fee: String(fee),
      consolationHash: consolation.tableHash,
      entropy: entropy(),
    });
  };

  const contract = (playerId: PlayerId): void => {
    const asked = contractOf(world(), playerId, someItems(playerId, 8), entropy());
    if (asked !== null) submit(asked);
  };

  /** The player's committed seeds, which are asked for the first time that they are needed. */
  const hostSeeds = (playerId: PlayerId) => {
    const before = world().player(playerId);
    if (before.status === 'registered' && before.hostSeeds === null) submit({ type: 'CommitHostSeeds', playerId });
    const player = world().player(playerId);
    return player.status === 'absent' ? null : player.hostSeeds;
  };

  const createBattle = (playerId: PlayerId | null): void => {
    const seeds = playerId === null ? null : hostSeeds(playerId);
    const boxes = Array.from({ length: 1 + below(3) }, () => oneOf(cases)).flatMap((slug) => {
      const found = slug === undefined ? null : statusAsOf(world().case(slug), world().at);
      return slug === undefined || found?.status !== 'open' ? [] : [{ case: slug, oddsHash: found.oddsHash }];
    });
    const teams = below(4) === 0;
    const mode = oneOf(BATTLE_MODES) ?? 'classic';
    remember(
      submit({
        type: 'CreateBattle',
        playerId,
        seedHash: seeds?.battle.publicHash ?? null,
        terms: battleTerms,
        entropy: entropy(),
        mode,
        pace: mode === 'terminal' ? 'fast' : 'normal',
        ...(teams ? { sides: 2, size: mode === 'terminal' ? 3 : 2 } : { sides: 2 + below(3), size: 1 }),
        private: playerId !== null && below(5) === 0,
        boxes,
        beacon: oneOf(beacons) ?? { kind: 'none' },
      }),
    );
  };

  /** Bots take some of the free seats, or all that are left. */
  const addBots = (battleId: BattleId): void => {
    const found = world().battle(battleId);
    const playerId = found.status === 'absent' ? null : found.creator;
    for (let seats = 1 + below(4); seats > 0; seats -= 1) {
      if (submit({ type: 'AddBot', playerId, battleId, seat: null, entropy: entropy() }) === null) return;
    }
  };

  const battle = (playerId: PlayerId): void => {
    const battleId = oneOf(battles.filter((id) => world().battle(id).status === 'waiting'));
    const dice = below(100);
    if (battleId === undefined || dice < 15) createBattle(below(5) === 0 ? null : playerId);
    else if (dice < 60) submit({ type: 'JoinBattle', playerId, battleId, seat: null, entropy: entropy() });
    else if (dice < 95) addBots(battleId);
    else {
      const found = world().battle(battleId);
      submit({ type: 'DissolveBattle', playerId: found.status === 'absent' ? null : found.creator, battleId });
    }
  };

  const createGiveaway = (playerId: PlayerId | null): void => {
    const shared = { startsAt: null, locked: below(3) === 0, conditions: { depositDays: null, vipGrade: 0 } } as const;
    const seeds = playerId === null ? null : hostSeeds(playerId);
    const host =
      playerId === null || seeds === null
        ? {
            kind: 'house' as const,
            title: { 'zh-CN': '赠品', 'zh-TW': '贈品', en: 'Prizes' },
            prizes: targets().slice(0, 1 + below(3)),
          }
        : {
            kind: 'player' as const,
            playerId,
            seedHash: seeds.giveaway.publicHash,
            itemIds: someItems(playerId, 3),
          };
    remember(
      submit({
        type: 'CreateGiveaway',
        host,
        terms: giveawayTerms,
        entropy: entropy(),
        drawAt: world().at + (6 + below(50)) * MINUTE,
        ...shared,
        beacon: oneOf(beacons) ?? { kind: 'none' },
      }),
    );
  };

  const giveaway = (playerId: PlayerId): void => {
    const giveawayId = oneOf(giveaways.filter((id) => world().giveaway(id).status === 'open'));
    const dice = below(100);
    if (giveawayId === undefined || dice < 12) createGiveaway(below(2) === 0 ? null : playerId);
    else if (dice < 97) submit({ type: 'EnterGiveaway', playerId, giveawayId, entropy: entropy() });
    else submit({ type: 'CancelGiveaway', giveawayId });
  };

  const acts = [upgrade, dream, contract, battle, battle, giveaway];
  return {
    /** One random move of a player in a random game. */
    play: (playerId: PlayerId): void => oneOf(acts)?.(playerId),
    upgrade,
    dream,
    contract,
    battle,
    giveaway,
  };
};
