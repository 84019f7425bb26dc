import { createHash } from 'node:crypto';
import type { Command } from '../../engine/commands.ts';
import { fromHex, toHex } from '../../engine/fairness/bytes.ts';
import { draw } from '../../engine/fairness/draw.ts';
import { publicHashOf } from '../../engine/fairness/seed-pair.ts';
import type { RevealedSecrets } from '../../engine/kernel/committed-pair.ts';
import type { Instant, RecordedEvent } from '../../engine/kernel/decision.ts';
import {
  caseStream,
  gameStream,
  isCommandId,
  isHexHash,
  isPairId,
  mustBe,
  type PairId,
  playerStream,
  type StreamId,
  skinStream,
} from '../../engine/kernel/ids.ts';
import { PERMISSIVE, type World } from '../../engine/kernel/world.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { rulesWith } from '../../engine/registry.ts';
import { evolveStream, initialState, type StreamState } from '../../engine/stream-state.ts';

/**
 * A log in memory, written by the real deciders, one command at a time. Everything in it follows from the seed text, so a
 * failing test fails again.
 */
export const scriptedLog = (seed: string, startAt: Instant = Date.UTC(2026, 10, 20)) => {
  const rules = rulesWith(nodeHashing);
  const events: RecordedEvent[] = [];
  const streams = new Map<StreamId, { readonly version: number; readonly state: StreamState }>();
  const secrets = new Map<PairId, RevealedSecrets>();
  let made = 0;
  let at = startAt;

  /** 64 hex digits that nobody but this script knows. */
  const next = (): string => {
    made += 1;
    return createHash('sha256').update(`${seed} ${made}`).digest('hex');
  };
  const hash = () => mustBe(isHexHash, next());
  const token = (): string => Buffer.from(next(), 'hex').toString('base64url').slice(0, 22);

  const current = (stream: StreamId) => streams.get(stream) ?? { version: 0, state: initialState(stream) };
  const misplaced = (stream: StreamId): never => {
    throw new Error(`${stream} holds another kind of state`);
  };
  const states: Pick<World, 'player' | 'case' | 'skin' | 'game'> = {
    player: (id) => {
      const { state } = current(playerStream(id));
      return state.category === 'player' ? state.state : misplaced(playerStream(id));
    },
    case: (slug) => {
      const { state } = current(caseStream(slug));
      return state.category === 'case' ? state.state : misplaced(caseStream(slug));
    },
    skin: (id) => {
      const { state } = current(skinStream(id));
      return state.category === 'skin' ? state.state : misplaced(skinStream(id));
    },
    game: (game) => {
      const { state } = current(gameStream(game));
      return state.category === 'game' ? state.state : misplaced(gameStream(game));
    },
  };

  const secretsOf = (pair: PairId): RevealedSecrets => {
    const found = secrets.get(pair);
    if (found === undefined) throw new Error('a pair that this log never made');
    return found;
  };

  const world = (): World => ({
    at,
    ...states,
    guard: () => PERMISSIVE,
    draw: (pair, request) => draw(nodeHashing, fromHex(secretsOf(pair).serverSeed), request),
    reveal: secretsOf,
    freshPair: () => {
      const pairId = mustBe(isPairId, token());
      const fresh = { serverSeed: hash(), salt: hash() };
      secrets.set(pairId, fresh);
      return { pairId, publicHash: mustBe(isHexHash, publicHashOf(nodeHashing, fresh.serverSeed, fresh.salt)) };
    },
  });

  return {
    events,
    token,
    states,
    /** 32 hex digits. */
    entropy: (): string => next().slice(0, 32),
    pass: (milliseconds: number): void => {
      at += milliseconds;
    },
    /** @returns the events that the command appended. @throws when the rules refuse it. */
    submit: (command: Command): readonly RecordedEvent[] => {
      const commandId = mustBe(isCommandId, `script:${toHex(fromHex(next())).slice(0, 16)}`);
      const decision = rules.decide(command, world(), commandId);
      if (decision.kind !== 'accepted') throw new Error(`refused: ${JSON.stringify(decision)}`);
      return decision.events.map(({ stream, event }) => {
        const before = current(stream);
        const recorded = { stream, event, at, version: before.version + 1, position: events.length };
        streams.set(stream, { version: recorded.version, state: evolveStream(before.state, event, at) });
        events.push(recorded);
        return recorded;
      });
    },
  };
};

export type ScriptedLog = ReturnType<typeof scriptedLog>;
