import { actorOf, bearsOnDraws, type Command, type Submission } from '../../../engine/commands.ts';
import { hasReceipt } from '../../../engine/committer/find-receipt.ts';
import type { Outcome, WalletView } from '../../../engine/engine.ts';
import { type GlasscaseEvent, withFacts } from '../../../engine/events.ts';
import type { ReadEvent } from '../../../engine/glasscase-decision.ts';
import type { CommandId } from '../../../engine/kernel/ids.ts';
import { wallet as walletOf } from '../../../engine/projections/queries/backpack.ts';
import { GatewayError, isDefinite } from '../../errors.ts';
import { type Accepted, outcomeOrThrow } from '../../play/outcome.ts';
import { roundIn } from '../../play/refusals.ts';
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

/** A gateway's own check that may refuse a command before the engine decides. @throws GatewayError */
export type Check = () => void | Promise<void>;

/**
 * Why a command isn't carried out, as its player is told. A house that computed what would be drawn could gain by refusing it, so every
 * definite no to what bears on draws is signed: here, and nowhere else. `said` is what the rules said themselves.
 */
const refused = (
  { ports }: GatewayContext,
  submission: Submission,
  error: unknown,
  said: Extract<Outcome, { status: 'rejected' }> | null = null,
): unknown => {
  if (!(error instanceof GatewayError) || !isDefinite(error.code) || !bearsOnDraws(submission.command)) return error;
  const { code, details } = said ?? { code: error.code, details: error.details };
  const refusal = { ...submission, code, details, round: roundIn(details), at: ports.now() };
  return new GatewayError(error.code, error.details, error.message, ports.signRefusal(refusal));
};

/** Asks the engine, where the check lets the command through, or where this very command was answered before: that answer stands. @throws GatewayError */
const ask = async (context: GatewayContext, submission: Submission, check: Check): Promise<Accepted> => {
  const { ports, catalogs } = context;
  try {
    await check();
  } catch (error) {
    const isAnswered = error instanceof GatewayError && (await hasReceipt(ports.sql, submission));
    if (!isAnswered) throw refused(context, submission, error);
  }
  const outcome = await ports.engine.submit(submission);
  const rejected = outcome.status === 'rejected' ? outcome : null;
  if (rejected !== null && CATALOG_MOVED.has(rejected.code)) catalogs.expire();
  try {
    return outcomeOrThrow(outcome, submission.commandId);
  } catch (error) {
    throw refused(context, submission, error, rejected);
  }
};

const NO_CHECK: Check = () => undefined;

/** Hands a player's command to the engine. @throws GatewayError unless it was accepted */
export const submit = async (
  context: GatewayContext,
  commandId: CommandId,
  command: Command,
  check: Check = NO_CHECK,
): Promise<Answer> => {
  const { ports, position: reached, promises } = context;
  const actor = actorOf(command);
  const accepted = await ask(context, { actor, commandId, command }, check);
  const { events, repeated } = accepted;
  // A command that changes nothing of its player's may be decided without looking at them.
  const wallet = accepted.wallet ?? (await walletOf(ports.sql, actor));
  if (wallet === null) throw new GatewayError('INTERNAL', {}, `${command.type} by ${actor}, who has no wallet`);
  const { position } = events.at(-1) ?? events[0];
  reached.note(actor, position);
  promises.set(position, { ...accepted.promise, events });
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
