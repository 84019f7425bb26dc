import type { Command, Submission } from '../commands.ts';
import type { Database } from '../database/open-database.ts';
import type { BeaconTimerKind, CommandTimerKind, Instant, Timer, TimerChange, TimerKind } from '../kernel/decision.ts';
import {
  type CommandId,
  idIn,
  isBattleId,
  isCommandId,
  isGiveawayId,
  isPlayerId,
  isStreamId,
  mustBe,
} from '../kernel/ids.ts';

/** The command that a deadline asks for. Adding a kind of timer is one line here. */
const commands: Readonly<Record<CommandTimerKind, (id: string, seq: number) => Command>> = {
  'seed-retirement': (id, seq) => ({ type: 'RetireSeed', playerId: mustBe(isPlayerId, id), seq }),
  'lane-retirement': (id, seq) => ({ type: 'RetireLane', playerId: mustBe(isPlayerId, id), seq }),
  'battle-round': (id, seq) => ({ type: 'PlayBattleRound', battleId: mustBe(isBattleId, id), round: seq }),
  'battle-expiry': (id) => ({ type: 'ExpireBattle', battleId: mustBe(isBattleId, id) }),
  'giveaway-draw': (id) => ({ type: 'DrawGiveaway', giveawayId: mustBe(isGiveawayId, id) }),
  'giveaway-award': (id) => ({ type: 'AwardPrizes', giveawayId: mustBe(isGiveawayId, id) }),
};
const beacons: Readonly<Record<BeaconTimerKind, true>> = { 'battle-beacon': true, 'giveaway-beacon': true };

const isCommandKind = (text: string): text is CommandTimerKind => Object.hasOwn(commands, text);
const isKind = (text: string): text is TimerKind => isCommandKind(text) || Object.hasOwn(beacons, text);
const commandKinds = Object.keys(commands);

/** A deadline that a command of its own handles: all but those that wait for a beacon. */
export interface Deadline extends Timer {
  readonly kind: CommandTimerKind;
  readonly dueAt: Instant;
}

/** Every engine uses the same id for a deadline, so that receipts absorb the duplicates. */
export const timerCommandId = ({ stream, kind, seq }: Timer): CommandId =>
  mustBe(isCommandId, `timer:${stream}:${kind}:${seq}`);

/** The deadline that a command id stands for; null for all others. */
export const timerOf = (commandId: CommandId): Timer | null => {
  if (!commandId.startsWith('timer:')) return null;
  const [, stream = '', kind = '', seq = ''] = commandId.split(':');
  return isStreamId(stream) && isKind(kind) ? { stream, kind, seq: Number(seq) } : null;
};

export const submissionOf = (timer: Timer & { readonly kind: CommandTimerKind }): Submission => ({
  actor: 'system',
  commandId: timerCommandId(timer),
  command: commands[timer.kind](idIn(timer.stream), timer.seq),
});

/** When the first of the deadlines comes that these changes set; Infinity for none. */
export const firstDueOf = (changes: Iterable<TimerChange>): Instant => {
  let first = Number.POSITIVE_INFINITY;
  for (const one of changes)
    if (one.change === 'set' && isCommandKind(one.timer.kind)) first = Math.min(first, one.dueAt);
  return first;
};

const DUE_AND_NEXT = `
  (SELECT stream_id, kind, seq, due_at FROM timer WHERE due_at <= $1 AND kind = ANY ($2) ORDER BY due_at LIMIT $3)
  UNION ALL
  (SELECT stream_id, kind, seq, due_at FROM timer WHERE due_at > $1 AND kind = ANY ($2) ORDER BY due_at LIMIT 1)`;

const mustBeCommandKind = (text: string): CommandTimerKind => {
  if (!isCommandKind(text)) throw new TypeError(`timer of unknown kind: ${text}`);
  return text;
};

export interface DueAndNext {
  /** The oldest first. */
  readonly due: readonly Deadline[];
  /** When the first comes that hasn't come yet; Infinity where none is set. */
  readonly next: Instant;
}

/** Deadlines that have come by now, and when the next one does. */
export const readDeadlines = async (database: Database, now: Instant, atMost: number): Promise<DueAndNext> => {
  const { rows } = await database.run('timer', (session) =>
    session.query<{ stream_id: string; kind: string; seq: number; due_at: bigint }>({
      name: 'deadlines',
      text: DUE_AND_NEXT,
      values: [now, commandKinds, atMost],
    }),
  );
  const deadlines = rows.map(({ stream_id, kind, seq, due_at }) => ({
    stream: mustBe(isStreamId, stream_id),
    kind: mustBeCommandKind(kind),
    seq,
    dueAt: Number(due_at),
  }));
  return {
    due: deadlines.filter(({ dueAt }) => dueAt <= now),
    next: deadlines.find(({ dueAt }) => dueAt > now)?.dueAt ?? Number.POSITIVE_INFINITY,
  };
};
