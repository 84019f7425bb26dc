import { hash } from 'node:crypto';
import type { StreamId } from '../kernel/ids.ts';

/**
 * The engines in the order in which a stream's commands try them: rendezvous hashing. Every gateway that knows the same
 * engines finds the same order, and an engine that comes or goes changes the first place of its own streams alone.
 */
export const rankEngines = (engines: readonly string[], stream: StreamId): readonly string[] =>
  engines
    .map((engine) => ({ engine, weight: hash('sha256', `${engine}|${stream}`, 'hex') }))
    .toSorted((a, b) => (a.weight < b.weight ? 1 : -1))
    .map(({ engine }) => engine);
