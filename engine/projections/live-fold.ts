import { isEventIn } from '../events.ts';
import { itemNumber } from '../fairness/battle-settlement.ts';
import { battleConcluded } from '../games/battle/events.ts';
import { type OpenedBattle, seatsByRank } from '../games/battle/state.ts';
import { caseGameEvents } from '../games/case/events.ts';
import { upgradeEvents } from '../games/upgrade/events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import { formatMoney } from '../kernel/money.ts';
import { afterBattleEvent, BATTLE_TYPES, type BattleRecorded } from './battles.ts';
import { type DayScore, type DaysBefore, foldDayRanks } from './day-ranks.ts';
import type { BattleChange, Drop, LiveBody, LiveRow } from './live-event.ts';
import type { Recorded } from './projection.ts';
import { battleRevealAfter, revealAfter, UPGRADE_REVEAL_MS } from './reel.ts';
import { concludedIn } from './scores.ts';

export const LIVE_FOLD_TYPES = [
  'SkinPublished',
  ...[...caseGameEvents, ...upgradeEvents].map(({ type }) => type),
  ...BATTLE_TYPES,
  battleConcluded.type,
] as const;
export type LiveRecorded = Recorded<(typeof LIVE_FOLD_TYPES)[number]>;

export interface LiveBefore {
  readonly lastSeq: number;
  readonly grades: ReadonlyMap<string, number>;
  /** Battles that aren't over, by id. */
  readonly battles: ReadonlyMap<string, OpenedBattle>;
  readonly days: DaysBefore;
}

export interface LiveChanges {
  readonly rows: readonly LiveRow[];
  readonly grades: ReadonlyMap<string, number>;
  /** Null for those that are over. */
  readonly battles: ReadonlyMap<string, OpenedBattle | null>;
  readonly scores: readonly DayScore[];
}

/** An event and the time that passes until it may be shown. */
type Shown = { readonly body: LiveBody; readonly after: number };

type Won = Omit<Drop, 'grade'>;

/** Items that a round of a shown game won, and the time until they may be shown. Dreams are no part of the feed. */
export const dropsOf = ({ facts: { play, acquired } }: ReadEvent) => {
  if (play?.game !== 'case' && play?.game !== 'upgrade') return [];
  const { id, game, playerId, quantity } = play;
  const shown =
    game === 'case'
      ? ({ type: 'CASE_DROP', after: revealAfter(quantity) } as const)
      : ({ type: 'UPGRADE_DROP', after: UPGRADE_REVEAL_MS } as const);
  return acquired.map(({ item: { skin: skinId, wear, value, case: caseSlug } }) => {
    const won: Won = { id, game, playerId, skinId, wear, value: formatMoney(value), caseSlug };
    return { ...shown, won };
  });
};

/** The most valuable item that a player of the winning side got; null where bots got everything. */
const bestOf = (battle: OpenedBattle): Won | null => {
  const byRank = seatsByRank(battle);
  let best: Won | null = null;
  for (const { rank, items } of battle.result?.awards ?? []) {
    const occupant = byRank[rank - 1]?.occupant;
    if (occupant?.kind !== 'player') continue;
    const won = new Set(items);
    for (const { round, draws } of battle.rounds) {
      for (const { rank: drawnBy, skin, wear, value } of draws) {
        if (!won.has(itemNumber(battle, round, drawnBy))) continue;
        if (best !== null && BigInt(value) <= BigInt(best.value)) continue;
        const { playerId } = occupant;
        best = { id: battle.battleId, game: 'battle', playerId, skinId: skin, wear, value, caseSlug: null };
      }
    }
  }
  return best;
};

/** Events of the feed that follow one event of a battle: none for a round, and for a private room only the drop. */
const battleEvents = (
  battle: OpenedBattle,
  { event, version }: BattleRecorded,
  graded: (won: Won) => Drop,
): readonly Shown[] => {
  const change: BattleChange = { battleId: battle.battleId, version, status: battle.status };
  const state = (after: number): readonly Shown[] =>
    battle.private ? [] : [{ body: { type: 'BATTLE_STATE', battle: change }, after }];
  switch (event.type) {
    case 'BattleCreated':
      return battle.private ? [] : [{ body: { type: 'BATTLE_CREATE', battle: change }, after: 0 }];
    case 'SeatTaken': {
      const { occupant } = event.data;
      // The creator's own seat comes with the room.
      return occupant.kind === 'player' && occupant.playerId === battle.creator ? [] : state(0);
    }
    case 'BattleLocked':
    case 'BattleWitnessed':
    case 'BattleRelocked':
    case 'BattleDissolved':
      return state(0);
    case 'BattleSettled': {
      const best = bestOf(battle);
      const after = battleRevealAfter(battle.pace);
      const drop: readonly Shown[] =
        best === null ? [] : [{ body: { type: 'BATTLE_DROP', drop: graded(best) }, after }];
      return [...drop, ...state(after)];
    }
    case 'BattleBeaconArrived':
    case 'BattleRoundPlayed':
      return [];
  }
};

/**
 * Keeps grades, battles and scores itself instead of asking other read models' tables: those follow at their own pace, and
 * a rebuild would find other ones than were valid when the items were won.
 */
export const foldLive = (before: LiveBefore, events: readonly LiveRecorded[]): LiveChanges => {
  const rows: LiveRow[] = [];
  const published = new Map<string, number>();
  const battles = new Map<string, OpenedBattle | null>();
  const { ranks, scores } = foldDayRanks(before.days, concludedIn(events));

  const show = (position: number, at: Instant, { body, after }: Shown): void => {
    rows.push({ ...body, seq: before.lastSeq + rows.length + 1, position, at, displayAt: at + after });
  };

  for (const recorded of events) {
    const { position, at, event } = recorded;
    const graded = (won: Won): Drop => {
      const grade = published.get(won.skinId) ?? before.grades.get(won.skinId);
      if (grade === undefined) throw new Error(`a drop of the unpublished skin ${won.skinId} at position ${position}`);
      return { ...won, grade };
    };
    if (event.type === 'SkinPublished') published.set(event.data.skin, event.data.definition.grade);
    if (isEventIn('battle', event)) {
      const own = { ...recorded, event };
      const { battleId } = event.data;
      const battle = afterBattleEvent(battles.get(battleId) ?? before.battles.get(battleId), own);
      battles.set(battleId, battle.endedAt === null ? battle : null);
      for (const shown of battleEvents(battle, own, graded)) show(position, at, shown);
    }
    for (const { type, won, after } of dropsOf(recorded))
      show(position, at, { body: { type, drop: graded(won) }, after });
    const rank = ranks.get(position);
    // A player's part doesn't tell the battle's pace, so a place is told no earlier than the slowest would show it.
    if (rank !== undefined) {
      show(position, at, { body: { type: 'BATTLE_RANK', rank }, after: battleRevealAfter('normal') });
    }
  }
  return { rows, grades: published, battles, scores };
};
