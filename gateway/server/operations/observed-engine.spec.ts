import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../engine/commands.ts';
import type { Engine, Outcome, SubmissionTrace } from '../../../engine/engine.ts';
import { isCommandId, mustBe } from '../../../engine/kernel/ids.ts';
import { alice, registered } from '../../../test/cast.ts';
import { someInclusionPromise } from '../../../test/promises.ts';
import { observedEngine } from './observed-engine.ts';
import type { Attributes, Tracing } from './tracing.ts';

const submission: Submission = {
  actor: alice,
  commandId: mustBe(isCommandId, '0f0e0d0c-0b0a-4908-8706-050403020100'),
  command: { type: 'RegisterPlayer', playerId: alice, userSeed: 'a-seed-nobody-logs' },
};

const accepted: Outcome = {
  status: 'accepted',
  repeated: false,
  events: [{ ...registered(alice), position: 41, version: 1, at: 0 }],
  wallet: null,
  promise: someInclusionPromise,
};

const watched = (submit: Engine['submit'], course: SubmissionTrace) => {
  const lines: { readonly level: string; readonly details: object; readonly message: string }[] = [];
  const counted: unknown[] = [];
  const spans: unknown[] = [];
  let time = 0;
  const writing = (level: string) => (details: object, message: string) => {
    lines.push({ level, details, message });
  };
  const tracing: Tracing = {
    start: (name, _attributes, parent) => ({
      traceparent: 'child',
      end: (more?: Attributes, failed = false) => {
        spans.push({ name, parent, more, failed });
      },
    }),
    close: async () => undefined,
  };
  const engine = observedEngine({
    engine: { submit },
    metrics: { command: (...facts) => counted.push(facts) },
    tracing,
    logger: { info: writing('info'), error: writing('error') },
    course: () => course,
    monotonic: () => {
      time += 12.34;
      return time;
    },
  });
  return { engine, lines, counted, spans };
};

describe('an observed engine', () => {
  it('tells of a command with its id and its request, and of nothing that is in it', async () => {
    const traces: (SubmissionTrace | undefined)[] = [];
    const { engine, lines, counted, spans } = watched(
      async (_submission, trace) => {
        traces.push(trace);
        return accepted;
      },
      { requestId: 'request-1', traceparent: 'parent' },
    );
    expect(await engine.submit(submission)).toBe(accepted);
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'command',
        details: {
          requestId: 'request-1',
          commandId: submission.commandId,
          command: 'RegisterPlayer',
          ms: 12.3,
          outcome: 'accepted',
          position: 41,
          events: 1,
        },
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/a-seed-nobody-logs|alice/);
    expect(counted).toEqual([['RegisterPlayer', 'accepted', expect.closeTo(0.01234, 6)]]);
    expect(spans).toEqual([
      { name: 'command RegisterPlayer', parent: 'parent', more: { 'glasscase.outcome': 'accepted' }, failed: false },
    ]);
    expect(traces).toEqual([{ requestId: 'request-1', traceparent: 'child' }]);
  });

  it('says why the rules refused', async () => {
    const rejected: Outcome = { status: 'rejected', code: 'INSUFFICIENT_FUNDS', details: { missing: '5' } };
    const { engine, lines } = watched(async () => rejected, {});
    await engine.submit(submission);
    expect(lines[0]?.details).toMatchObject({ requestId: null, outcome: 'rejected', code: 'INSUFFICIENT_FUNDS' });
    expect(JSON.stringify(lines)).not.toContain('missing');
  });

  it('goes on with the trace that a command brings along', async () => {
    const { engine, spans } = watched(async () => accepted, { requestId: 'own' });
    await engine.submit(submission, { requestId: 'theirs', traceparent: 'far' });
    expect(spans).toMatchObject([{ parent: 'far' }]);
  });

  it('lets a failure through, and counts it', async () => {
    const failing = async (): Promise<Outcome> => {
      throw new Error('the engine is broken');
    };
    const { engine, lines, counted, spans } = watched(failing, {});
    await expect(engine.submit(submission)).rejects.toThrow('the engine is broken');
    expect(lines[0]).toMatchObject({ level: 'error', details: { outcome: 'failed', reason: 'the engine is broken' } });
    expect(counted).toEqual([['RegisterPlayer', 'failed', expect.any(Number)]]);
    expect(spans).toMatchObject([{ failed: true }]);
  });
});
