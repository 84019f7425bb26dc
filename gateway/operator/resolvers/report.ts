import type { Resolvers } from '../generated/resolvers.ts';
import { reportOf } from '../report.ts';

export const report: Resolvers = {
  Query: { report: (_root, given, context) => reportOf(context, given) },
};
