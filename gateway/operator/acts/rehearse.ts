import { type Effect, type EffectEvent, effectBehind, effectHash, effectsWith } from '../../../engine/acts/effects.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isCommandId, mustBe } from '../../../engine/kernel/ids.ts';
import { PERMISSIVE } from '../../../engine/kernel/world.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { type GlasscaseWorld, initialState, knownStates, worldStates } from '../../../engine/stream-state.ts';
import { invalidInput } from '../../errors.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
import type { ReadStreams } from '../../play/player-states.ts';

const none = (): never => {
  throw new Error('an act draws nothing');
};
const REHEARSAL = mustBe(isCommandId, 'operator:rehearsal');
const deciderOf = effectsWith(nodeHashing);

export interface Rehearsed {
  /** In the form that auditors rebuild. */
  readonly effect: Effect;
  readonly events: readonly EffectEvent[];
  /** The house before it. */
  readonly world: GlasscaseWorld;
}

/** An effect carried out on the house as it is now, in memory. @throws GatewayError where the rules refuse it */
export const rehearse = async (readStreams: ReadStreams, effect: Effect, at: Instant): Promise<Rehearsed> => {
  const { needs, decide } = deciderOf(effect);
  const { streams } = needs(
    effect,
    knownStates(() => undefined),
  );
  const states = await readStreams(streams);
  const world: GlasscaseWorld = {
    at,
    ...worldStates((stream) => states.get(stream) ?? initialState(stream)),
    guard: () => PERMISSIVE,
    draw: none,
    reveal: none,
    freshPair: none,
  };
  const decision = decide(effect, world, REHEARSAL);
  if (decision.kind === 'rejected') outcomeOrThrow({ ...decision, status: 'rejected' });
  if (decision.kind !== 'accepted') throw new Error('an act has no deadline');
  // Changes that are there already would be passed over at the approval, and auditors would find another effect.
  const told = effectBehind(decision.events, world, effectHash(effect));
  if (told === null) throw invalidInput('effect', 'is no effect of an act');
  const kept = effect.type === 'PublishTerms' ? effect : told;
  return { effect: kept, events: decision.events.map(({ event }) => event), world };
};
