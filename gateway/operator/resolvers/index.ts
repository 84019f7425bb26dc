import type { Resolvers } from '../generated/resolvers.ts';
import { now } from './now.ts';
import { players } from './players.ts';
import { report } from './report.ts';
import { returns } from './returns.ts';
import { tickets } from './tickets.ts';

export const resolvers: readonly Resolvers[] = [now, report, returns, players, tickets];
