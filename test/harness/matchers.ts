import { expect } from 'vitest';
import type { Decision } from '../../engine/glasscase-decision.ts';
import type { RejectionCode } from '../../engine/kernel/rejections.ts';

declare module 'vitest' {
  /** About a decider's answer: `expect(given(…).when(command)).toBeRefused('CASE_NOT_FOUND', { case })`. */
  interface Matchers<R, T> {
    toBeAccepted: () => R;
    /** With exactly these details, where some are given. */
    toBeRefused: (code: T extends Decision ? RejectionCode : never, details?: object) => R;
    /** The fields that are named, of all events in their order. */
    toEmit: (events: T extends Decision ? readonly object[] : never) => R;
  }
}

expect.extend({
  toBeAccepted(decision: Decision) {
    return {
      pass: decision.kind === 'accepted',
      message: () => `expected acceptance, got ${this.utils.printReceived(decision)}`,
    };
  },
  toBeRefused(decision: Decision, code: RejectionCode, details?: object) {
    const expected = { kind: 'rejected', code, details: details ?? expect.anything() };
    return {
      pass: this.equals(decision, expected),
      message: () => `expected ${this.utils.printExpected(expected)}, got ${this.utils.printReceived(decision)}`,
    };
  },
  toEmit(decision: Decision, events: readonly object[]) {
    const emitted = decision.kind === 'accepted' ? decision.events.map(({ event }) => event) : decision;
    expect(emitted).toMatchObject(events);
    return { pass: true, message: () => 'expected other events' };
  },
});
