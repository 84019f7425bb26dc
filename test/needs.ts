import { type Command, rulesWith } from '../engine/commands.ts';
import type { PairId, PlayerId, StreamId } from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { initialState, knownStates, worldStates } from '../engine/stream-state.ts';
import { commandIdNumber, type House } from './deciders.ts';

/**
 * The streams, guards and pairs that a command reads or writes although its needs don't name them. Asks for needs as
 * the committer does: again with all that is loaded by then, until they name nothing new. Needs needn't name pairs that
 * the decision makes itself.
 */
export const unnamedBy = (house: House, command: Command): readonly string[] => {
  const rules = rulesWith(nodeHashing);
  const states = house.states();
  const loaded = new Set<StreamId>();
  const guards = new Set<PlayerId>();
  const pairs = new Set<PairId>();
  const known = knownStates((stream) =>
    loaded.has(stream) ? (states.get(stream) ?? initialState(stream)) : undefined,
  );
  for (let before = -1; before < loaded.size; ) {
    before = loaded.size;
    const needs = rules.needs(command, known);
    for (const stream of needs.streams) loaded.add(stream);
    for (const player of needs.guards) guards.add(player);
    for (const pair of needs.pairs) pairs.add(pair);
  }

  const unnamed = new Set<string>();
  const check = <Name extends string>(named: ReadonlySet<Name>, name: Name): void => {
    if (!named.has(name)) unnamed.add(name);
  };
  const world = house.world();
  const decision = rules.decide(
    command,
    {
      ...world,
      ...worldStates((stream) => {
        check(loaded, stream);
        return states.get(stream) ?? initialState(stream);
      }),
      guard: (player) => {
        check(guards, player);
        return world.guard(player);
      },
      draw: (pair, request) => {
        check(pairs, pair);
        return world.draw(pair, request);
      },
      reveal: (pair) => {
        check(pairs, pair);
        return world.reveal(pair);
      },
      freshPair: () => {
        const pair = world.freshPair();
        pairs.add(pair.pairId);
        return pair;
      },
    },
    commandIdNumber(0),
  );
  if (decision.kind === 'accepted') for (const { stream } of decision.events) check(loaded, stream);
  return [...unnamed];
};
