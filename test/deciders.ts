import { createHash } from 'node:crypto';
import { type Command, rulesWith } from '../engine/commands.ts';
import {
  EVENTS,
  type EventType,
  type GlasscaseEvent,
  glasscaseEvent,
  visibilityOf,
  withFacts,
} from '../engine/events.ts';
import { countOn, NO_ENTRIES, type StreamCount } from '../engine/facts/define-event.ts';
import { fromHex } from '../engine/fairness/bytes.ts';
import { draw, publicHashOf } from '../engine/fairness/seed-pair.ts';
import type { Decision, ReadEvent, StreamEvent } from '../engine/glasscase-decision.ts';
import type { CommittedPair, RevealedSecrets } from '../engine/kernel/committed-pair.ts';
import type { Instant, TimerChange } from '../engine/kernel/decision.ts';
import {
  type CommandId,
  isCommandId,
  isHexHash,
  isPairId,
  mustBe,
  type PairId,
  type PlayerId,
  playerStream,
  type StreamId,
} from '../engine/kernel/ids.ts';
import { type Guard, PERMISSIVE } from '../engine/kernel/world.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { RegisteredPlayer } from '../engine/player/state.ts';
import {
  evolveStream,
  type GlasscaseWorld,
  initialState,
  type StreamState,
  worldStates,
} from '../engine/stream-state.ts';

/** 1 January 2026: when every story begins. */
export const T0: Instant = Date.UTC(2026, 0, 1);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The n-th pair of a house: secrets and id follow from the number, so that stories repeat exactly. */
export const pairNumber = (n: number): CommittedPair & RevealedSecrets => {
  const serverSeed = mustBe(isHexHash, digest(`seed ${n}`));
  const salt = mustBe(isHexHash, digest(`salt ${n}`));
  const pairId = mustBe(
    isPairId,
    Buffer.from(digest(`pair ${n}`), 'hex')
      .toString('base64url')
      .slice(0, 22),
  );
  return { pairId, serverSeed, salt, publicHash: mustBe(isHexHash, publicHashOf(nodeHashing, serverSeed, salt)) };
};

/** A command id of its own for every use. */
export const commandIdNumber = (n: number): CommandId =>
  mustBe(isCommandId, `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`);

type EventData<T extends EventType> = Extract<GlasscaseEvent, { type: T }>['data'];
const versions: ReadonlyMap<string, number> = new Map(EVENTS.map(({ type, schemaVersion }) => [type, schemaVersion]));

const inItsVersion = (type: EventType, data: object): GlasscaseEvent =>
  glasscaseEvent.parse({ type, schemaVersion: versions.get(type), data });

/** An event in its current version. */
export const eventIn = <T extends EventType>(
  stream: StreamId,
  type: T,
  data: Omit<EventData<T>, 'commandId'>,
  commandId = commandIdNumber(99),
): StreamEvent => ({ stream, event: inItsVersion(type, { commandId, ...data }) });

/** An event in a player's own stream. */
export const playerEvent = <T extends EventType>(
  playerId: PlayerId,
  type: T,
  data: Omit<EventData<T>, 'commandId' | 'playerId'>,
): StreamEvent => ({
  stream: playerStream(playerId),
  event: inItsVersion(type, { commandId: commandIdNumber(99), playerId, ...data }),
});

/** An event that a decider answers with, under the command id of `decide`. */
export const decided = <T extends EventType>(
  stream: StreamId,
  type: T,
  data: Omit<EventData<T>, 'commandId'>,
): StreamEvent => eventIn(stream, type, data, commandIdNumber(0));

/** A whole house in memory: the real rules over states that live in a map. Nothing in it is random. */
export const createHouse = (seed = 0, start: Instant = T0) => {
  const rules = rulesWith(nodeHashing);
  const states = new Map<StreamId, { readonly stream: StreamState; readonly count: StreamCount }>();
  const recorded: ReadEvent[] = [];
  const timers = new Map<string, TimerChange>();
  const secrets = new Map<PairId, RevealedSecrets>();
  const guards = new Map<string, Guard>();
  let at = start;
  let pairs = seed;
  let commands = seed;

  const stateOf = (stream: StreamId): StreamState => states.get(stream)?.stream ?? initialState(stream);
  const secretsOf = (pair: PairId): RevealedSecrets => {
    const found = secrets.get(pair);
    if (found === undefined) throw new Error(`unknown pair: ${pair}`);
    return found;
  };
  const world = (): GlasscaseWorld => ({
    at,
    ...worldStates(stateOf),
    guard: (id) => guards.get(id) ?? PERMISSIVE,
    draw: (pair, request) => draw(nodeHashing, fromHex(secretsOf(pair).serverSeed), request),
    reveal: (pair) => {
      const { serverSeed, salt } = secretsOf(pair);
      return { serverSeed, salt };
    },
    freshPair: () => {
      pairs += 1;
      const { pairId, publicHash, serverSeed, salt } = pairNumber(pairs);
      secrets.set(pairId, { serverSeed, salt });
      return { pairId, publicHash };
    },
  });
  const record = ({ stream, event }: StreamEvent): void => {
    const { count, number } = countOn(states.get(stream)?.count ?? NO_ENTRIES, visibilityOf(event));
    states.set(stream, { stream: evolveStream(stateOf(stream), event, at), count });
    recorded.push(withFacts({ stream, event, version: number, at, position: recorded.length }));
  };

  return {
    world,
    recorded,
    timers,
    /** Events that happened, without asking any rule. Their pairs are those of `pairNumber`. */
    given: (events: readonly StreamEvent[]): void => {
      for (let n = 1; n <= 40; n += 1) {
        const { pairId, serverSeed, salt } = pairNumber(n);
        secrets.set(pairId, { serverSeed, salt });
      }
      events.forEach(record);
    },
    /** Asks the rules; nothing is recorded. */
    decide: (command: Command, commandId: CommandId = commandIdNumber(0)): Decision => {
      const made = pairs;
      const decision = rules.decide(command, world(), commandId);
      pairs = made;
      return decision;
    },
    /** Asks the rules and records what they accept. */
    submit: (command: Command, commandId?: CommandId): Decision => {
      commands += 1;
      const decision = rules.decide(command, world(), commandId ?? commandIdNumber(commands));
      if (decision.kind !== 'accepted') return decision;
      decision.events.forEach(record);
      for (const change of decision.timers) {
        const key = `${change.timer.stream}:${change.timer.kind}:${change.timer.seq}`;
        if (change.change === 'set') timers.set(key, change);
        else timers.delete(key);
      }
      return decision;
    },
    now: (): Instant => at,
    /** Lets time pass. */
    wait: (ms: number): void => {
      at += ms;
    },
    /** Sets a guard; its absent parts are permissive. */
    setGuard: (id: string, guard: Partial<Guard>): void => {
      guards.set(id, { ...PERMISSIVE, ...guard });
    },
    versionOf: (stream: StreamId): number => states.get(stream)?.count.version ?? 0,
    states: () => new Map([...states].map(([stream, { stream: state }]) => [stream, state])),
  };
};

export type House = ReturnType<typeof createHouse>;

/** A house where that happened; its fresh pairs are those from 21 on. */
export const houseOf = (...events: readonly StreamEvent[]): House => {
  const house = createHouse(20);
  house.given(events);
  return house;
};

/** @throws Error where the player is absent */
export const playerOf = (house: House, playerId: PlayerId): RegisteredPlayer => {
  const player = house.world().player(playerId);
  if (player.status === 'absent') throw new Error(`no player ${playerId}`);
  return player;
};

/** The events of an accepted decision; throws for any other, with what was said instead. */
export const acceptedEvents = (decision: Decision): readonly GlasscaseEvent[] => {
  if (decision.kind === 'accepted') return decision.events.map(({ event }) => event);
  throw new Error(`expected acceptance, got ${JSON.stringify(decision)}`);
};

/** `given(what happened).at(when).when(command)` is the decision, with the id `commandIdNumber(0)`. */
export const given = (...events: readonly StreamEvent[]) => {
  const house = houseOf(...events);
  const story = {
    after: (ms: number) => {
      house.wait(ms);
      return story;
    },
    happened: (...more: readonly StreamEvent[]) => {
      house.given(more);
      return story;
    },
    guarded: (player: string, guard: Partial<Guard>) => {
      house.setGuard(player, guard);
      return story;
    },
    when: (command: Command): Decision => house.decide(command),
  };
  return story;
};

export const hashOf = (text: string): string => nodeHashing.sha256Text(text);
