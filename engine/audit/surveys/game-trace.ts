import { isRound, pairsOf, publishedBy } from '../../events.ts';
import { explain } from '../../explain.ts';
import type { Explanation } from '../../games/explanation/explanation.ts';
import type { Tools } from '../../games/explanation/tools.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { idIn, type PairId } from '../../kernel/ids.ts';
import type { Findings } from '../finding.ts';
import type { Analysis } from './survey.ts';

/** A play's id is `<pair id>.<round>`, a battle's or giveaway's has 22 characters. */
const GAME_ID = /^([A-Za-z0-9_-]{22})(?:\.([1-9][0-9]{0,5}))?$/;

export const isGameId = (text: string): boolean => GAME_ID.test(text);

export interface GameTrace {
  readonly id: string;
  readonly status: 'proven' | 'disproven' | 'awaiting its reveal' | 'given up';
  /** Entries of the log that are the game's own, in order. */
  readonly entries: readonly { readonly position: number; readonly at: string; readonly type: string }[];
  readonly explanation: Explanation;
}

/** Needs nothing to be known of the log's end. */
interface GameAnalysis extends Analysis<GameTrace | null> {
  finish(): Promise<GameTrace | null>;
}

const statusOf = ({ about, overall }: Explanation): GameTrace['status'] => {
  if (overall === 'mismatch') return 'disproven';
  if (overall === 'pending') return 'awaiting its reveal';
  const status = about.kind === 'battle' ? about.battle.status : about.kind === 'giveaway' ? about.status : null;
  return status === 'dissolved' || status === 'cancelled' ? 'given up' : 'proven';
};

/**
 * Follows one play, battle or giveaway through the log and explains it from what the log holds. An id that isn't there is
 * a `usage` finding, a step that doesn't hold one of the rules.
 */
export const gameTrace = (tools: Tools, findings: Findings, id: string): GameAnalysis => {
  const own: RecordedEvent[] = [];
  const documents: RecordedEvent[] = [];
  const ofPair = new Map<PairId, RecordedEvent[]>();
  /** Steps of lanes that seats and entries of the room took. */
  const spent: RecordedEvent[] = [];
  /** The entry of the step before each step that the game took. */
  const before: RecordedEvent[] = [];
  /** The newest step of each lane, and the entry of the one before. */
  const lanes = new Map<
    PairId,
    { readonly step: number; readonly at: RecordedEvent; readonly last: RecordedEvent | null }
  >();

  const pairsIn = ({ event }: RecordedEvent): readonly PairId[] => {
    const { committed, named, revealed } = pairsOf(event);
    return [...committed, ...named, ...revealed].map(({ pairId }) => pairId);
  };

  const isOwn = ({ stream, event }: RecordedEvent): boolean =>
    idIn(stream) === id || (isRound(event) && `${event.data.pairId}.${event.data.roundNo}` === id);

  const isSpent = ({ event }: RecordedEvent): boolean => event.type === 'LinkSpent' && event.data.room === id;

  const pairsOfGame = (recorded: RecordedEvent): readonly PairId[] =>
    isRound(recorded.event) ? [recorded.event.data.pairId] : pairsIn(recorded);

  /** @returns the entry of the step before, where this one took a step of a lane and wasn't the first. */
  const followLane = (recorded: RecordedEvent): RecordedEvent | null => {
    const { event } = recorded;
    if (event.type === 'LaneClosed') lanes.delete(event.data.revealed.pairId);
    if ((event.type !== 'LinkSpent' && !isRound(event)) || event.data.step === null) return null;
    const { pairId, step } = event.data;
    const known = lanes.get(pairId);
    const last = known === undefined || known.step !== step ? (known?.at ?? null) : known.last;
    lanes.set(pairId, { step, at: recorded, last });
    return last;
  };

  /** The game's own entries, the tables and terms, what was said of its pairs, and the links before; each once, in order. */
  const standsOn = (): readonly RecordedEvent[] => {
    const laned = spent.flatMap(({ event }) => (event.type === 'LinkSpent' ? [event.data.pairId] : []));
    const ofPairs = [...own.flatMap(pairsOfGame), ...laned].flatMap((pair) => ofPair.get(pair) ?? []);
    const all = new Set([...documents, ...own, ...spent, ...ofPairs, ...before]);
    return [...all].sort((a, b) => a.position - b.position);
  };

  return {
    record: (recorded) => {
      const last = followLane(recorded);
      const into = isOwn(recorded) ? own : isSpent(recorded) ? spent : null;
      into?.push(recorded);
      if (into !== null && last !== null) before.push(last);
      if (publishedBy(recorded.event).length > 0) documents.push(recorded);
      for (const pair of new Set(pairsIn(recorded))) {
        const known = ofPair.get(pair);
        if (known === undefined) ofPair.set(pair, [recorded]);
        else known.push(recorded);
      }
    },
    finish: async () => {
      const last = own.at(-1);
      const explanation = await explain(tools, { entries: standsOn(), unreadable: [] }, id);
      if (last === undefined) findings.add('usage', null, `there is no play, battle or giveaway ${id} in this log`);
      else if (explanation === null) findings.add('rules', last.position, 'what the log holds of it makes no game');
      if (last === undefined || explanation === null) return null;
      for (const { name, verdict } of explanation.steps) {
        if (verdict === 'mismatch') findings.add('rules', last.position, `${name}: the log holds something else`);
      }
      const entries = own.map(({ position, at, event }) => ({
        position,
        at: new Date(at).toISOString(),
        type: event.type,
      }));
      return { id, status: statusOf(explanation), entries, explanation };
    },
  };
};
