import type { Rules } from '../commands.ts';
import type { Database } from '../database/open-database.ts';
import type { Instant } from '../kernel/decision.ts';
import type { Logger } from '../logger.ts';
import type { DecidedBatch } from './batch.ts';
import type { Memory } from './memory.ts';
import type { WorldPorts } from './world.ts';

/** What an engine brings its batches to their answers with. */
export interface BatchContext {
  readonly database: Database;
  readonly rules: Rules;
  readonly ports: WorldPorts;
  readonly memory: Memory;
  readonly logger: Logger;
  readonly writer: number;
  /** Never goes back; learns when the log is ahead of this machine's clock. */
  now(): Instant;
  learn(lastAt: Instant): void;
  /** Milliseconds of the monotonic clock, for deadlines. */
  monotonic(): number;
  /** `commitMs`: what the append took. */
  committed(batch: DecidedBatch, firstPosition: number, commitMs: number): void;
  /** Nothing more is taken from here on: whoever is told `busy` may ask another engine. */
  fenced(): void;
}
