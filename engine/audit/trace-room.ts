import { battleLockText } from '../fairness/battle-draw.ts';
import { toHex, utf8 } from '../fairness/bytes.ts';
import { giveawayLockText } from '../fairness/giveaway-draw.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { type BattleState, evolveBattle, NO_BATTLE, type OpenedBattle } from '../games/battle/state.ts';
import { evolveGiveaway, type GiveawayState, NO_GIVEAWAY, type OpenedGiveaway } from '../games/giveaway/state.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { proveBattle, proveGiveaway } from './prove.ts';
import { type GameTrace, itemText, type TracedGame } from './traced-game.ts';

type Lock = { readonly position: number; readonly text: string; readonly hash: string };

const battleText = (battle: OpenedBattle): string =>
  battleLockText({ ...battle, seed: battle.seed.publicHash, beaconRound: battle.lock?.beaconRound ?? null });

const giveawayText = (room: OpenedGiveaway): string =>
  giveawayLockText({
    ...room,
    seed: room.seed.publicHash,
    entries: room.entries.size,
    beaconRound: room.lock?.beaconRound ?? null,
  });

const battleOutcome = (battle: OpenedBattle): readonly string[] => {
  const drawn = battle.rounds.flatMap(({ round, draws }) =>
    draws.map((one) => `round ${round}, seat ${one.seat}: ticket ${one.ticket}, entry ${one.entry}: ${itemText(one)}`),
  );
  const { result } = battle;
  if (result === null) return drawn;
  const won = `totals ${result.totals.join(', ')}; won by seat ${result.winners.join(' and ')}`;
  return [...drawn, won, ...result.awards.map(({ seat, value }) => `seat ${seat} gets ${value} minor units`)];
};

const giveawayOutcome = ({ drawn, prizes }: OpenedGiveaway): readonly string[] =>
  (drawn?.winners ?? []).map(({ prize, ticket, code, playerId }) => {
    const item = prizes[prize];
    const what = item === undefined ? '' : `: ${itemText(item)}`;
    return `prize ${prize}: ticket ${ticket}, code ${code}, player ${playerId}${what}`;
  });

/** A battle or a giveaway; which of them, its first entry says. */
export const traceRoom = (hashing: Hashing, id: string): TracedGame => {
  let battle: BattleState = NO_BATTLE;
  let giveaway: GiveawayState = NO_GIVEAWAY;
  let lock: Lock | null = null;

  const fold = ({ event, at }: RecordedEvent): void => {
    switch (event.type) {
      case 'BattleCreated':
      case 'SeatTaken':
      case 'BattleLocked':
      case 'BattleBeaconArrived':
      case 'BattleRoundPlayed':
      case 'BattleSettled':
      case 'BattleDissolved':
        battle = evolveBattle(battle, event, at);
        return;
      case 'GiveawayCreated':
      case 'GiveawayEntered':
      case 'GiveawayLocked':
      case 'GiveawayDrawn':
      case 'GiveawayCancelled':
      case 'GiveawayAwarded':
        giveaway = evolveGiveaway(giveaway, event, at);
        return;
      default:
    }
  };

  const room = (): OpenedBattle | OpenedGiveaway | null => {
    if (battle.status !== 'absent') return battle;
    return giveaway.status === 'absent' ? null : giveaway;
  };

  const beacon = (): GameTrace['beacon'] => {
    if (battle.status !== 'absent') return battle.arrived;
    return giveaway.status === 'absent' ? null : (giveaway.drawn?.beacon ?? null);
  };

  const outcome = (): readonly string[] => {
    if (battle.status !== 'absent') return battleOutcome(battle);
    return giveaway.status === 'absent' ? [] : giveawayOutcome(giveaway);
  };

  return {
    record: (recorded) => {
      const { stream, event, position } = recorded;
      if (stream !== `battle-${id}` && stream !== `giveaway-${id}`) return false;
      fold(recorded);
      if (event.type === 'BattleLocked' && battle.status !== 'absent') {
        lock ??= { position, text: battleText(battle), hash: event.data.lockHash };
      }
      if (event.type === 'GiveawayLocked' && giveaway.status !== 'absent') {
        lock ??= { position, text: giveawayText(giveaway), hash: event.data.lockHash };
      }
      return true;
    },
    pairId: () => room()?.seed.pairId ?? null,
    givenUp: () => room()?.status === 'dissolved' || room()?.status === 'cancelled',
    facts: () => ({
      kind: battle.status === 'absent' ? 'giveaway' : 'battle',
      lock,
      beacon: beacon(),
      outcome: outcome(),
    }),
    prove: (tables, draw) => {
      if (lock !== null && toHex(hashing.sha256(utf8(lock.text))) !== lock.hash)
        return 'the lock hash is of another lock';
      return battle.status === 'absent' ? proveGiveaway(giveaway, draw) : proveBattle(battle, tables, draw);
    },
  };
};
