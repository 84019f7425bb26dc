import { beaconRoundAt } from '../../fairness/beacon.ts';
import { MAX_PAIR_AGE_MS, MAX_ROUNDS_PER_PAIR } from '../../fairness/seed-pair.ts';
import { type OpenedBattle, awaitedRoundOf as roundOfBattle } from '../../games/battle/state.ts';
import { type OpenedGiveaway, awaitedRoundOf as roundOfGiveaway } from '../../games/giveaway/state.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import { battleStream, giveawayStream, type StreamId } from '../../kernel/ids.ts';
import { invitingOf, pairsInUse } from '../../player/state.ts';
import { untoldSince } from '../../rewards/state.ts';
import { worldStates } from '../../stream-state.ts';
import type { Findings } from '../finding.ts';
import type { States } from '../replay/states.ts';

/** How long after a deadline its event may be missing, in the log's own time: timers are polled. */
export const DEADLINE_GRACE_MS = 60 * 60 * 1000;
const DAY_MS = 24 * DEADLINE_GRACE_MS;
/** The house passes news on to inviters once a UTC day. */
const TOLD_WITHIN_MS = 2 * DAY_MS;

/**
 * When a round that a room waits for is due: any client may deliver it, so that a house that keeps it back has no
 * excuse.
 */
const roundDue = (beacon: BeaconChoice, round: number | null): Instant | null =>
  beacon.kind !== 'none' && round !== null ? beaconRoundAt(beacon, round) : null;

/** When a battle's next event must be there. */
const battleDue = (battle: OpenedBattle): Instant | null => {
  const { status, expiresAt, nextRoundAt, beacon } = battle;
  if (status === 'waiting') return expiresAt;
  return status === 'locked' ? (nextRoundAt ?? roundDue(beacon, roundOfBattle(battle))) : null;
};

const giveawayDue = (giveaway: OpenedGiveaway): Instant | null => {
  const { status, closesAt, drawAt, beacon } = giveaway;
  if (status === 'open') return closesAt;
  if (status !== 'locked') return null;
  return beacon.kind === 'none' ? drawAt : roundDue(beacon, roundOfGiveaway(giveaway));
};

/** Whether it stands still because no witness has seen its lock, or the house keeps that back. */
const isUnseen = ({ status, witness }: Pick<OpenedBattle | OpenedGiveaway, 'status' | 'witness'>): boolean =>
  status === 'locked' && witness?.seen === null;

/** The moment of a draw whose prizes weren't given; null for every other giveaway. */
const awardDue = ({ status, endedAt, awardedAt }: OpenedGiveaway): Instant | null =>
  status === 'drawn' && awardedAt === null ? endedAt : null;

/**
 * Finds events that should be in the log by its end, and aren't: the reveal of a pair that came of age, the end of a
 * room that keeps its seed and the coin of its players, the award of prizes that were drawn, and the news to inviters,
 * rebates with it.
 */
export const checkDeadlines = (states: States, lastAt: Instant, findings: Findings): void => {
  const late = (due: Instant | null): boolean => due !== null && lastAt > due + DEADLINE_GRACE_MS;
  const unseen = (stream: StreamId): void =>
    findings.add('timing', null, `${stream} waits for its witness since more than an hour after its round was due`);
  const { versions } = worldStates(states.read).terms();
  const limitsAt = (committedAt: Instant) =>
    versions.findLast(({ effectiveAt }) => effectiveAt <= committedAt)?.sections.seeds ?? {
      longestUseMs: MAX_PAIR_AGE_MS,
      maxRounds: MAX_ROUNDS_PER_PAIR,
    };
  for (const [stream, player] of states.players()) {
    const untold = untoldSince(invitingOf(player).untold);
    if (untold !== null && lastAt > untold + TOLD_WITHIN_MS)
      findings.add('money', null, `whoever invited ${stream} isn't told, two days later, of what they have a share of`);
    if (player.status === 'absent') continue;
    for (const { pairId, committedAt, startedAt, roundCount } of pairsInUse(player)) {
      const { longestUseMs, maxRounds } = limitsAt(committedAt);
      if (late(startedAt + longestUseMs)) {
        findings.add(
          'seeds',
          null,
          `pair ${pairId} of ${stream} is older than ${longestUseMs / DAY_MS} days and not revealed`,
        );
      }
      if (roundCount > maxRounds) {
        findings.add('seeds', null, `pair ${pairId} of ${stream} has ${roundCount} rounds and isn't revealed`);
      }
    }
  }
  for (const [, battle] of states.battles()) {
    if (battle.status === 'absent' || !late(battleDue(battle))) continue;
    if (isUnseen(battle)) unseen(battleStream(battle.battleId));
    else findings.add('seeds', null, `${battleStream(battle.battleId)} should have gone on long ago`);
  }
  for (const [, giveaway] of states.giveaways()) {
    if (giveaway.status === 'absent') continue;
    const stream = giveawayStream(giveaway.giveawayId);
    if (late(giveawayDue(giveaway)) && isUnseen(giveaway)) unseen(stream);
    else if (late(giveawayDue(giveaway))) findings.add('seeds', null, `${stream} should have been drawn long ago`);
    if (late(awardDue(giveaway)))
      findings.add('money', null, `${stream} was drawn, but its prizes were given to nobody`);
  }
};
