import type { Engine, Outcome, SubmissionTrace } from '../../../engine/engine.ts';
import type { Logger } from '../../../engine/logger.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

export interface ObservedEngineParts {
  readonly engine: Engine;
  readonly metrics: Pick<Metrics, 'command'>;
  readonly tracing: Tracing;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  /** The request in whose course a command is given that comes without a trace; empty for what happens by itself. */
  readonly course: () => SubmissionTrace;
  /** Milliseconds of the monotonic clock. */
  readonly monotonic: () => number;
}

const resultOf = (outcome: Outcome) => {
  if (outcome.status === 'rejected') return { outcome: outcome.status, code: outcome.code };
  if (outcome.status !== 'accepted') return { outcome: outcome.status };
  return { outcome: outcome.status, position: outcome.events[0].position, events: outcome.events.length };
};

/** Reports each command with its id and its request's: its type, its outcome, and how long it took. Never its content. */
export const observedEngine = (parts: ObservedEngineParts): Engine => {
  const { engine, metrics, tracing, logger, course, monotonic } = parts;
  return {
    submit: async (submission, given) => {
      const { commandId, command } = submission;
      const around = given ?? course();
      const span = tracing.start(
        `command ${command.type}`,
        { 'glasscase.command.id': commandId },
        around.traceparent ?? null,
      );
      const begun = monotonic();
      const facts = (outcome: string) => {
        const ms = monotonic() - begun;
        metrics.command(command.type, outcome, ms / 1_000);
        return { requestId: around.requestId ?? null, commandId, command: command.type, ms: Math.round(ms * 10) / 10 };
      };
      try {
        const below = span.traceparent === null ? around : { ...around, traceparent: span.traceparent };
        const outcome = await engine.submit(submission, below);
        const result = resultOf(outcome);
        logger.info({ ...facts(outcome.status), ...result }, 'command');
        span.end({ 'glasscase.outcome': outcome.status });
        return outcome;
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        logger.error({ ...facts('failed'), outcome: 'failed', reason }, 'command');
        span.end({ 'glasscase.outcome': 'failed' }, true);
        throw error;
      }
    },
  };
};
