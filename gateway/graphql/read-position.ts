import type { FastifyReply, FastifyRequest } from 'fastify';
import { logSize } from '../../engine/projections/read-log.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import { caughtUpWith, SHOWN_WITHIN_MS } from '../play/catching-up.ts';
import type { GatewayPorts } from '../ports.ts';

/** The header by which a request names the position that its answer must have reached. */
export const MIN_POSITION = 'min-position';
/** The header by which an answer names the position of its command. */
export const LOG_POSITION = 'log-position';

/** The position that the header names, which the answer must have reached. @throws GatewayError INVALID_INPUT */
export const minPositionOf = ({ headers }: Pick<FastifyRequest, 'headers'>): number | null => {
  const text = headers[MIN_POSITION];
  if (text === undefined) return null;
  if (typeof text !== 'string' || !/^[0-9]{1,15}$/.test(text))
    throw invalidInput(MIN_POSITION, 'is a position in the log');
  return Number(text);
};

export interface ReadPosition {
  /** A command of this request was accepted; its last event is at the position. */
  note(playerId: string, position: number): void;
  /** The furthest position noted; null where there was none. */
  written(): number | null;
  /**
   * Waits until the read models show the caller's own writes and the header's position; null where there is nothing to
   * wait for. While the read models catch up with the log, every caller waits. The wait for own writes has a deadline;
   * after it, the caller gets the read models' present state.
   * @throws GatewayError BUSY where the read models don't reach the header's position, or the log's size at the
   * process's start, in time · INVALID_INPUT where the log is shorter than the header's position
   */
  reached(models: readonly string[]): Promise<void> | null;
}

/** Names the position of the answer's command, so that another client can ask for an answer that is as new. */
export const setLogPositionHeader = (reply: FastifyReply, { written }: ReadPosition): void => {
  const position = written();
  if (position !== null) reply.header(LOG_POSITION, position);
};

export interface ReadPositionParts {
  readonly ports: Pick<GatewayPorts, 'ownWrites' | 'catchUp' | 'catchingUp' | 'sql'>;
  readonly token: string | null;
  readonly playerId: () => Promise<string | null>;
  readonly minPosition: number | null;
}

/** Of one operation. */
export const readPositionOf = ({ ports, token, playerId, minPosition }: ReadPositionParts): ReadPosition => {
  const { ownWrites, catchUp, sql } = ports;
  let written: number | null = null;

  const folded = async (models: readonly string[], position: number): Promise<boolean> =>
    (await Promise.all(models.map((model) => catchUp(model, position, SHOWN_WITHIN_MS)))).every(Boolean);

  const own = async (models: readonly string[]): Promise<void> => {
    const player = await playerId();
    const position = player === null ? null : ownWrites.of(player);
    if (position !== null) await folded(models, position);
  };

  const asked = async (models: readonly string[], position: number): Promise<void> => {
    // A client that names a position beyond the log doesn't wait for it.
    if (position >= (await logSize(sql))) throw invalidInput(MIN_POSITION, 'is a position in the log');
    if (!(await folded(models, position))) throw new GatewayError('BUSY');
  };

  return {
    note: (player, position) => {
      written = Math.max(position, written ?? 0);
      ownWrites.note(player, position);
    },
    written: () => written,
    reached: (models) => {
      const begun = caughtUpWith(ports, models);
      const position = minPosition;
      if (position !== null)
        return Promise.resolve(begun)
          .then(() => asked(models, position))
          .then(() => own(models));
      const wrote = token !== null && ownWrites.any();
      return begun === null ? (wrote ? own(models) : null) : begun.then(() => (wrote ? own(models) : undefined));
    },
  };
};
