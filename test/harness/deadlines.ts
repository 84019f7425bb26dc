import { createHash } from 'node:crypto';
import type { Submission } from '../../engine/commands.ts';
import { submissionOf, timerCommandId } from '../../engine/committer/timers.ts';
import { beaconRandomness } from '../../engine/fairness/beacon-randomness.ts';
import type { SeesBattles } from '../../engine/games/battle/state.ts';
import type { SeesGiveaways } from '../../engine/games/giveaway/state.ts';
import type { Instant, Timer, TimerChange } from '../../engine/kernel/decision.ts';
import { isBattleId, isGiveawayId, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';

/** A made-up beacon round without a real signature: only for logs whose beacons aren't verified. */
const madeUpBeacon = (round: number) => {
  const signature = createHash('sha384').update(`round ${round}`).digest('hex');
  const randomness = beaconRandomness(nodeHashing, signature);
  if (randomness === null) throw new Error('no signature');
  return { round, signature, randomness };
};

/** The submission of a deadline, as its kind's handler makes it. Null for a beacon that no room waits for any more. */
export const submissionFor = (timer: Timer, world: SeesBattles & SeesGiveaways): Submission | null => {
  const { kind, stream } = timer;
  if (kind !== 'battle-beacon' && kind !== 'giveaway-beacon') return submissionOf({ ...timer, kind });
  const id = stream.slice(stream.indexOf('-') + 1);
  const actor = 'system';
  const commandId = timerCommandId(timer);
  if (kind === 'battle-beacon') {
    const battleId = mustBe(isBattleId, id);
    const battle = world.battle(battleId);
    const round = battle.status === 'absent' ? null : (battle.lock?.beaconRound ?? null);
    if (round === null) return null;
    return { actor, commandId, command: { type: 'DeliverBattleBeacon', battleId, ...madeUpBeacon(round) } };
  }
  const giveawayId = mustBe(isGiveawayId, id);
  const giveaway = world.giveaway(giveawayId);
  const round = giveaway.status === 'absent' ? null : giveaway.beaconRound;
  if (round === null) return null;
  return { actor, commandId, command: { type: 'DeliverGiveawayBeacon', giveawayId, ...madeUpBeacon(round) } };
};

type SetTimer = Extract<TimerChange, { readonly change: 'set' }>;

/** Deadlines that were set and not met, in memory. */
export const createDeadlines = () => {
  const waiting = new Map<string, SetTimer>();
  const keyOf = ({ stream, kind, seq }: Timer): string => `${stream}:${kind}:${seq}`;
  return {
    keep: (changes: readonly TimerChange[]): void => {
      for (const change of changes) {
        if (change.change === 'set') waiting.set(keyOf(change.timer), change);
        else waiting.delete(keyOf(change.timer));
      }
    },
    /** Takes away the first that is due by then; null where none is. */
    take: (until: Instant): SetTimer | null => {
      let first: SetTimer | null = null;
      for (const one of waiting.values()) if (one.dueAt <= until && one.dueAt < (first?.dueAt ?? Infinity)) first = one;
      if (first !== null) waiting.delete(keyOf(first.timer));
      return first;
    },
  };
};
