import type { Resolvers } from '../generated/resolvers.ts';
import { now } from './now.ts';
import { report } from './report.ts';
import { returns } from './returns.ts';

export const resolvers: readonly Resolvers[] = [now, report, returns];
