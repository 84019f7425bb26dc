import type { Resolvers } from '../generated/resolvers.ts';
import { returns } from './returns.ts';

export const resolvers: readonly Resolvers[] = [returns];
