import type { CaseTable } from '../catalog/case/state.ts';
import type { ConsolationTable } from '../catalog/consolation/events.ts';
import { pairsOf } from '../events.ts';
import type { Reveal } from '../facts/event-pairs.ts';
import { fromHex } from '../fairness/bytes.ts';
import { draw } from '../fairness/draw.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { publicHashOf } from '../fairness/seed-pair.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import type { HexHash, PairId } from '../kernel/ids.ts';
import type { Findings } from './finding.ts';
import type { Disproof, Tables } from './prove.ts';
import type { Analysis } from './survey.ts';
import { tracePlay } from './trace-play.ts';
import { traceRoom } from './trace-room.ts';
import type { DrawStep, GameTrace } from './traced-game.ts';

/** A play's id is `<pair id>.<round>`, a battle's or giveaway's has 22 characters. */
const GAME_ID = /^([A-Za-z0-9_-]{22})(?:\.([1-9][0-9]{0,5}))?$/;

export const isGameId = (text: string): boolean => GAME_ID.test(text);

const stepOf = ({ label, round, index, n }: DrawRequest, drawn: Draw): DrawStep => {
  const { message, block, word, ticket } = drawn;
  const x = BigInt(`0x${block.slice(word * 16, word * 16 + 16)}`);
  return { label, round, index, message, block, word, x: x.toString(), n: n.toString(), ticket: ticket.toString() };
};

/**
 * Follows one play, battle or giveaway through the log: its entries, its commitment and reveal, and every draw again,
 * step by step. An id that isn't there is a `usage` finding.
 */
export const gameTrace = (hashing: Hashing, findings: Findings, id: string): Analysis<GameTrace | null> => {
  const [, head = '', roundNo] = GAME_ID.exec(id) ?? [];
  const game = roundNo === undefined ? traceRoom(hashing, id) : tracePlay(head, Number(roundNo));
  const committed = new Map<PairId, { readonly position: number; readonly publicHash: HexHash }>();
  const odds = new Map<string, CaseTable>();
  const consolations = new Map<string, ConsolationTable>();
  const tables: Tables = { case: (hash) => odds.get(hash), consolation: (hash) => consolations.get(hash) };
  const entries: RecordedEvent[] = [];
  let opened: (Reveal & { readonly position: number }) | null = null;

  const prove = (reveal: Reveal): { readonly draws: readonly DrawStep[]; readonly wrong: Disproof } => {
    if (publicHashOf(hashing, reveal.serverSeed, reveal.salt) !== committed.get(reveal.pairId)?.publicHash) {
      return { draws: [], wrong: `the reveal of pair ${reveal.pairId} isn't what was committed` };
    }
    if (game.givenUp()) return { draws: [], wrong: null };
    const draws: DrawStep[] = [];
    const seed = fromHex(reveal.serverSeed);
    try {
      const wrong = game.prove(tables, (request) => {
        const drawn = draw(hashing, seed, request);
        draws.push(stepOf(request, drawn));
        return drawn;
      });
      return { draws, wrong };
    } catch (error) {
      // What the log holds makes no sense to the rules of the draw, such as a table with a gap.
      return { draws, wrong: `no draw can be made: ${error instanceof Error ? error.message : 'unknown error'}` };
    }
  };

  const follow = (recorded: RecordedEvent): void => {
    try {
      if (game.record(recorded)) entries.push(recorded);
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown error';
      findings.add('rules', recorded.position, `impossible here: ${why}`);
    }
  };

  const conclude = (last: RecordedEvent): Pick<GameTrace, 'status' | 'draws'> => {
    if (opened === null) return { status: game.givenUp() ? 'given up' : 'awaiting its reveal', draws: [] };
    const { draws, wrong } = prove(opened);
    if (wrong !== null) findings.add('rules', last.position, wrong);
    if (wrong !== null) return { status: 'disproven', draws };
    return { status: game.givenUp() ? 'given up' : 'proven', draws };
  };

  return {
    record: (recorded) => {
      const { event, position } = recorded;
      for (const { pairId, publicHash } of pairsOf(event).committed) {
        if (!committed.has(pairId)) committed.set(pairId, { position, publicHash });
      }
      if (event.type === 'CasePublished') odds.set(event.data.oddsHash, event.data.table);
      if (event.type === 'ConsolationPublished') consolations.set(event.data.tableHash, event.data.table);
      follow(recorded);
      const pair = game.pairId();
      if (opened !== null || pair === null) return;
      const reveal = pairsOf(event).revealed.find(({ pairId }) => pairId === pair);
      if (reveal !== undefined) opened = { ...reveal, position };
    },
    finish: () => {
      const last = entries.at(-1);
      const pair = game.pairId();
      if (last === undefined || pair === null) {
        findings.add('usage', null, `there is no play, battle or giveaway ${id} in this log`);
        return null;
      }
      const { kind, lock, beacon, outcome } = game.facts();
      const { status, draws } = conclude(last);
      return {
        id,
        kind,
        status,
        entries: entries.map(({ position, at, event }) => ({
          position,
          at: new Date(at).toISOString(),
          type: event.type,
        })),
        pairId: pair,
        committed: committed.get(pair) ?? null,
        revealed:
          opened === null ? null : { position: opened.position, serverSeed: opened.serverSeed, salt: opened.salt },
        lock,
        beacon,
        draws,
        outcome,
      };
    },
  };
};
