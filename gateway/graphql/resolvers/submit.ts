import { actorOf, type Command, isGameCommand } from '../../../engine/commands.ts';
import type { WalletView } from '../../../engine/engine.ts';
import { type GlasscaseEvent, withFacts } from '../../../engine/events.ts';
import type { ReadEvent } from '../../../engine/glasscase-decision.ts';
import type { CommandId } from '../../../engine/kernel/ids.ts';
import { wallet as walletOf } from '../../../engine/projections/queries/backpack.ts';
import { GatewayError } from '../../errors.ts';
import { type Accepted, detailsOf, edgeCodeOf, outcomeOrThrow } from '../../outcome.ts';
import { roundIn } from '../../refusals.ts';
import type { GatewayContext } from '../context.ts';

export interface Answer extends Pick<Accepted, 'repeated'> {
  readonly events: readonly ReadEvent[];
  readonly wallet: WalletView;
  /** Of the last event. */
  readonly position: number;
}

/** Refusals that tell of a catalog newer than the one shown. */
const CATALOG_MOVED: ReadonlySet<string> = new Set([
  'CASE_CHANGED',
  'CASE_RETIRED',
  'GAME_STOPPED',
  'PRICE_CHANGED',
  'TERMS_CHANGED',
]);

/** Hands a player's command to the engine. @throws GatewayError unless it was accepted */
export const submit = async (
  { ports, catalogs, position: reached, promises }: GatewayContext,
  commandId: CommandId,
  command: Command,
): Promise<Answer> => {
  const actor = actorOf(command);
  const outcome = await ports.engine.submit({ actor, commandId, command });
  if (outcome.status === 'rejected') {
    const { code, details } = outcome;
    if (CATALOG_MOVED.has(code)) catalogs.expire();
    // A house that computed what would be drawn could gain by refusing it.
    if (isGameCommand(command)) {
      const refusal = { commandId, command, actor, code, details, round: roundIn(details), at: ports.now() };
      throw new GatewayError(edgeCodeOf(outcome), detailsOf(outcome), undefined, ports.signRefusal(refusal));
    }
  }
  const accepted = outcomeOrThrow(outcome, commandId);
  const { events, repeated } = accepted;
  // A command that changes nothing of its player's may be decided without looking at them.
  const wallet = accepted.wallet ?? (await walletOf(ports.sql, actor));
  if (wallet === null) throw new GatewayError('INTERNAL', {}, `${command.type} by ${actor}, who has no wallet`);
  const { position } = events.at(-1) ?? events[0];
  reached.note(actor, position);
  promises.set(position, accepted.promise);
  return { events: events.map(withFacts), repeated, wallet, position };
};

/**
 * Waits until a read model shows what was accepted. @throws GatewayError OUTCOME_UNKNOWN where that takes too long: it
 * is done, and the same command asks again
 */
export const awaitShown = async (
  { ports }: GatewayContext,
  projection: string,
  position: number,
  commandId: CommandId,
): Promise<void> => {
  if (!(await ports.catchUp(projection, position))) throw new GatewayError('OUTCOME_UNKNOWN', { commandId });
};

type EventOf<Type extends GlasscaseEvent['type']> = Extract<GlasscaseEvent, { type: Type }>;

const isOf = <Type extends GlasscaseEvent['type']>(event: GlasscaseEvent, type: Type): event is EventOf<Type> =>
  event.type === type;

/** The answer's event of this type. @throws GatewayError INTERNAL where there is none */
export const eventIn = <Type extends GlasscaseEvent['type']>({ events }: Answer, type: Type) => {
  for (const { event, at, position } of events) if (isOf(event, type)) return { event, at, position };
  throw new GatewayError('INTERNAL', {}, `an answer without ${type}`);
};
