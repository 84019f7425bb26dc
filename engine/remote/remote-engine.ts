import { hash } from 'node:crypto';
import {
  ClosedConnectionError,
  headers as createHeaders,
  DrainingConnectionError,
  NoRespondersError,
  RequestError,
} from '@nats-io/transport-node';
import { DEFAULT_PREFIX } from '../bus/nats.ts';
import type { NatsConnection } from '../bus/nats-connection.ts';
import { streamOfCommand } from '../commands.ts';
import type { Engine, Outcome, SubmissionTrace } from '../engine.ts';
import type { StreamId } from '../kernel/ids.ts';
import type { Logger } from '../logger.ts';
import { decodeAnswer } from './answer-codec.ts';
import { type AskingLimits, askEngines, type Reply } from './ask-engines.ts';
import { createEngineDirectory } from './directory.ts';
import { UnreadableMessage } from './message.ts';
import { subjectsOf, traceHeaders } from './protocol.ts';
import { encodeSubmission } from './submission-codec.ts';

/**
 * The engines in the order in which a stream's commands try them: rendezvous hashing. Every gateway that knows the same
 * engines finds the same order, and an engine that comes or goes changes the first place of its own streams alone.
 */
export const rankEngines = (engines: readonly string[], stream: StreamId): readonly string[] =>
  engines
    .map((engine) => ({ engine, weight: hash('sha256', `${engine}|${stream}`, 'hex') }))
    .toSorted((a, b) => (a.weight < b.weight ? 1 : -1))
    .map(({ engine }) => engine);

export interface RemoteEngineLimits extends AskingLimits {
  /** Submissions that may be on their way at the same time; beyond it the answer is `busy`. */
  readonly inFlight: number;
}

const DEFAULT_LIMITS: RemoteEngineLimits = { answerWithin: 10_000, tryFor: 1_500, inFlight: 5_000 };

export interface RemoteEngineStatus {
  /** Engines that are there. */
  readonly engines: number;
  readonly inFlight: number;
  /** Whether the connection to NATS stands. */
  readonly isConnected: boolean;
}

/**
 * The engines of a site as a gateway uses them. Besides what `Engine` promises, `submit` rejects with `EngineFailed`,
 * `EngineRefused` or, for a submission that is larger than a message may be, `UnreadableMessage`.
 */
export interface RemoteEngine extends Engine {
  status(): RemoteEngineStatus;
  /** Takes nothing more, and resolves when what is on its way is answered. The connection stays open. */
  close(): Promise<void>;
}

export interface RemoteEngineParts {
  readonly connection: NatsConnection;
  readonly monotonic: () => number;
  readonly logger: Logger;
  readonly prefix?: string;
  readonly limits?: Partial<RemoteEngineLimits>;
}

const isNobodyThere = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
const wasNeverSent = (error: unknown): boolean =>
  error instanceof ClosedConnectionError || error instanceof DrainingConnectionError;

const headersOf = (trace: SubmissionTrace) => {
  const lines = traceHeaders(trace);
  if (lines.length === 0) return {};
  const headers = createHeaders();
  for (const [name, value] of lines) headers.set(name, value);
  return { headers };
};

/** Sends each submission to the engine of its stream, and to the next one if that doesn't answer. */
export const remoteEngine = (parts: RemoteEngineParts): RemoteEngine => {
  const { connection, monotonic, logger, prefix = DEFAULT_PREFIX } = parts;
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  const subjects = subjectsOf(prefix);
  const directory = createEngineDirectory(connection, monotonic, prefix);
  const inFlight = new Set<Promise<Outcome>>();
  let closed = false;

  const ask = async (engine: string, message: Uint8Array, trace: SubmissionTrace, within: number): Promise<Reply> => {
    if (connection.isAway()) return { kind: 'unreached' };
    try {
      const options = { timeout: Math.ceil(within), ...headersOf(trace) };
      const { data } = await connection.client.request(subjects.commands(engine), message, options);
      return decodeAnswer(data);
    } catch (error) {
      if (isNobodyThere(error)) {
        directory.forget(engine);
        return { kind: 'unreached' };
      }
      if (wasNeverSent(error)) return { kind: 'unreached' };
      if (error instanceof UnreadableMessage) logger.warn({ engine, reason: error.reason }, 'an unreadable answer');
      return { kind: 'silent' };
    }
  };

  const submit: Engine['submit'] = async (submission, trace = {}) => {
    if (closed || inFlight.size >= limits.inFlight) return { status: 'busy' };
    const stream = streamOfCommand(submission.command);
    const message = encodeSubmission(submission);
    const outcome = askEngines({
      engines: () => rankEngines(directory.live(), stream),
      ask: (engine, within) => ask(engine, message, trace, within),
      onNobody: directory.call,
      monotonic,
      limits,
    });
    inFlight.add(outcome);
    try {
      return await outcome;
    } finally {
      inFlight.delete(outcome);
    }
  };

  return {
    submit,
    status: () => ({
      engines: directory.live().length,
      inFlight: inFlight.size,
      isConnected: !connection.isAway(),
    }),
    close: async () => {
      closed = true;
      await Promise.allSettled(inFlight);
      directory.close();
    },
  };
};
