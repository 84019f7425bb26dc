import type { Msg } from '@nats-io/transport-node';
import { DEFAULT_PREFIX } from '../bus/nats.ts';
import type { NatsConnection } from '../bus/nats-connection.ts';
import type { Submission } from '../commands.ts';
import type { CommitterStats } from '../committer/committer.ts';
import type { Engine, SubmissionTrace } from '../engine.ts';
import type { Logger } from '../logger.ts';
import { type Answer, encodeAnswer } from './answer-codec.ts';
import { encodePresence } from './directory.ts';
import { UnreadableMessage } from './message.ts';
import { ANNOUNCE_EVERY_MS, isEngineId, subjectsOf, traceOf } from './protocol.ts';
import { decodeSubmission } from './submission-codec.ts';

/** The served engine: the committer. One that doesn't run any more has its commands sent elsewhere. */
export interface ServedEngine extends Engine {
  stats(): Pick<CommitterStats, 'state'>;
}

export interface EngineServerParts {
  readonly connection: NatsConnection;
  readonly engine: ServedEngine;
  /** Random, new with every start: 1 to 64 of `[A-Za-z0-9_-]`. */
  readonly id: string;
  readonly logger: Logger;
  readonly prefix?: string;
}

export interface RemoteEngineServer {
  /** Commands on their way through this server. */
  inFlight(): number;
  /** Tells gateways to look elsewhere. The engine still answers commands that they send before they heard it. */
  leave(): void;
  /** Leaves, answers what has arrived, and listens no more. The engine must take commands until then. */
  close(): Promise<void>;
}

/** Lets gateways reach an engine over NATS. Garbage is answered with a refusal; nothing that arrives ends the process. */
export const serveEngine = (parts: EngineServerParts): RemoteEngineServer => {
  const { connection, engine, id, logger, prefix = DEFAULT_PREFIX } = parts;
  if (!isEngineId(id)) throw new TypeError('not an id of an engine');
  const { client } = connection;
  const subjects = subjectsOf(prefix);
  const inFlight = new Set<Promise<void>>();
  let left = false;

  const refusal = (error: unknown, { requestId }: SubmissionTrace): Answer => {
    const reason = error instanceof UnreadableMessage ? error.reason : 'unreadable';
    logger.warn({ reason, requestId }, 'a submission was refused unread');
    return { kind: 'refused', reason };
  };

  const run = async (submission: Submission, trace: SubmissionTrace): Promise<Answer> => {
    const { commandId } = submission;
    try {
      const outcome = await engine.submit(submission, trace);
      const isGone = left || engine.stats().state !== 'running';
      return outcome.status === 'busy' && isGone ? { kind: 'elsewhere' } : { kind: 'outcome', outcome };
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: 'unknown', message: 'unknown' };
      logger.error({ commandId, ...trace, reason: message.slice(0, 300) }, 'a submission failed');
      return { kind: 'failed', error: name.slice(0, 200) };
    }
  };

  const answer = async (data: Uint8Array, trace: SubmissionTrace): Promise<Answer> => {
    let submission: Submission;
    try {
      submission = decodeSubmission(data);
    } catch (error) {
      return refusal(error, trace);
    }
    return run(submission, trace);
  };

  const written = (given: Answer): Uint8Array => {
    try {
      return encodeAnswer(given);
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      logger.error({ reason: name }, 'an answer could not be written');
      return encodeAnswer({ kind: 'failed', error: name });
    }
  };

  const serve = async (message: Msg): Promise<void> => {
    const given = await answer(
      message.data,
      traceOf((name) => message.headers?.get(name) || undefined),
    );
    if (!client.isClosed()) message.respond(written(given));
  };

  const commands = client.subscribe(subjects.commands(id), {
    callback: (error, message) => {
      if (error !== null) return;
      const serving = serve(message)
        .catch(() => logger.warn({}, 'an answer could not be sent'))
        .finally(() => inFlight.delete(serving));
      inFlight.add(serving);
    },
  });

  const announce = (): void => {
    if (left || connection.isAway()) return;
    if (engine.stats().state === 'running') client.publish(subjects.presence, encodePresence({ id, leaving: false }));
    else leave();
  };
  const calls = client.subscribe(subjects.call, { callback: announce });
  const announcing = setInterval(announce, ANNOUNCE_EVERY_MS).unref();
  const unwatch = connection.onChange((state) => {
    if (state === 'back') announce();
  });
  const leave = (): void => {
    if (left) return;
    left = true;
    clearInterval(announcing);
    unwatch();
    if (!connection.isAway()) client.publish(subjects.presence, encodePresence({ id, leaving: true }));
  };
  announce();

  return {
    inFlight: () => inFlight.size,
    leave,
    close: async () => {
      leave();
      if (!client.isClosed()) {
        calls.unsubscribe();
        // Draining waits for the server's word, which a server that is away can't give.
        if (connection.isAway()) commands.unsubscribe();
        else await commands.drain().catch(() => undefined);
      }
      await Promise.allSettled(inFlight);
      if (!connection.isAway()) await client.flush().catch(() => undefined);
    },
  };
};
