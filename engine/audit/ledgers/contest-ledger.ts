import { SETTLED_WITHIN_MS } from '../../contests/bounds.ts';
import type { ContestAnnounced, ContestSettled } from '../../contests/events.ts';
import type { GlasscaseEvent } from '../../events.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { battleStream } from '../../kernel/ids.ts';
import { sumOf } from '../../kernel/money.ts';
import type { Findings } from '../finding.ts';
import type { States } from '../replay/states.ts';
import { ownFactsOf } from './own-facts.ts';

/** A player's score, and the entry that brought it there. */
interface Score {
  readonly score: bigint;
  readonly reached: number;
}

/** A contest that isn't settled, with the score of each player so far. */
interface OpenContest {
  readonly announced: ContestAnnounced['data'];
  readonly scores: Map<string, Score>;
}

/** By id; settled and cancelled ones are gone. */
export type ContestMemory = Map<string, OpenContest>;

export interface ContestLedger {
  /** The next event that could be read, in the order of the log. */
  record(recorded: RecordedEvent): void;
  /** Contests whose prizes should have been paid by now, by the log's own time. */
  checkOverdue(lastAt: Instant): void;
}

const NOBODY: Score = { score: 0n, reached: 0 };

/** The values of the items that a play brought its player; none for a free case and for a player's own prize. */
const wonIn = (event: GlasscaseEvent): readonly bigint[] => {
  const { ranked, made } = ownFactsOf(event);
  return ranked ? made.map(({ value }) => BigInt(value)) : [];
};

/** The score after the event. */
const scoreAfter = (ranking: ContestAnnounced['data']['ranking'], before: bigint, event: GlasscaseEvent): bigint => {
  const values = wonIn(event);
  switch (ranking) {
    case 'battles':
      return event.type === 'BattleConcluded' ? before + sumOf(values) + BigInt(event.data.coin) : before;
    case 'openings':
      return event.type === 'CaseOpened' ? before + sumOf(values) : before;
    case 'wins':
      return values.reduce((best, value) => (value > best ? value : best), before);
  }
};

const standingOf = ({ announced, scores }: OpenContest) =>
  [...scores]
    .map(([playerId, score]) => ({ playerId, ...score }))
    .sort((a, b) => (a.score === b.score ? a.reached - b.reached : a.score < b.score ? 1 : -1))
    .slice(0, announced.prizes.length)
    .map((place) => ({ ...place, score: place.score.toString() }));

type Place = Readonly<Record<'playerId' | 'score', string> & Record<'reached', number>>;

const shown = (place: Place | undefined): string =>
  place === undefined ? 'nobody' : `${place.playerId} with ${place.score} at ${place.reached}`;

/**
 * Counts every contest again, entry by entry, and compares its standing with the places that the house paid for. Every
 * entry that the count needs is open, so a reader of the public log finds the same.
 */
export const createContestLedger = (
  findings: Findings,
  states: Pick<States, 'read'>,
  memory: ContestMemory = new Map(),
): ContestLedger => {
  /** A battle that players enter by a link has no part in a contest: friends could hand each other the score. */
  const isPrivate = (event: GlasscaseEvent): boolean => {
    if (event.type !== 'BattleConcluded') return false;
    const found = states.read(battleStream(event.data.battleId));
    return found.category === 'battle' && found.state.status !== 'absent' && found.state.private;
  };

  const score = ({ event, position, at, stream }: RecordedEvent): void => {
    if (
      memory.size === 0 ||
      !('playerId' in event.data) ||
      isPrivate(event) ||
      stream !== `player-${event.data.playerId}`
    )
      return;
    const { playerId } = event.data;
    for (const { announced, scores } of memory.values()) {
      const { startsAt, endsAt, ranking, excluded } = announced;
      if (at < startsAt || at >= endsAt || excluded.includes(playerId)) continue;
      const before = scores.get(playerId) ?? NOBODY;
      const after = scoreAfter(ranking, before.score, event);
      if (after > before.score) scores.set(playerId, { score: after, reached: position });
    }
  };

  const settle = ({ contestId, places }: ContestSettled['data'], { position, at }: RecordedEvent): void => {
    const contest = memory.get(contestId);
    // Settled twice, or never announced: the rules say so.
    if (contest === undefined) return;
    memory.delete(contestId);
    if (at > contest.announced.endsAt + SETTLED_WITHIN_MS) {
      findings.add('money', position, `contest ${contestId} was settled more than two days after its end`);
    }
    const standing = standingOf(contest);
    for (let index = 0; index < Math.max(standing.length, places.length); index += 1) {
      const [own, told] = [shown(standing[index]), shown(places[index])];
      if (own === told) continue;
      findings.add('money', position, `contest ${contestId}: rank ${index + 1} is ${own}, not ${told}`);
      return;
    }
  };

  return {
    record: (recorded) => {
      const { event } = recorded;
      score(recorded);
      switch (event.type) {
        case 'ContestAnnounced':
          if (!memory.has(event.data.contestId))
            memory.set(event.data.contestId, { announced: event.data, scores: new Map() });
          break;
        case 'ContestCancelled':
          memory.delete(event.data.contestId);
          break;
        case 'ContestSettled':
          settle(event.data, recorded);
          break;
        case 'PlayerErased':
          for (const { scores } of memory.values()) scores.delete(event.data.playerId);
          break;
        default:
      }
    },
    checkOverdue: (lastAt) => {
      for (const [contestId, { announced }] of memory) {
        if (lastAt > announced.endsAt + SETTLED_WITHIN_MS)
          findings.add('money', null, `contest ${contestId} was over two days ago, and its prizes aren't paid`);
      }
    },
  };
};
