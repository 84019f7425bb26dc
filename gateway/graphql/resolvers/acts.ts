import { stateOfProposal } from '../../../engine/projections/queries/act-proposals.ts';
import { MAX_ACTS_PAGE, publicActs } from '../../../engine/projections/queries/public-acts.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageArguments } from '../pages.ts';

const STATES = { open: 'OPEN', approved: 'APPROVED', refused: 'REFUSED', expired: 'EXPIRED' } as const;

/** The acts of the operator, by the entries of the log alone. */
export const actResolvers: Resolvers = {
  Query: {
    operatorActs: async (_root, { first, after }, { ports: { sql, now } }) => {
      const page = await publicActs(sql, pageArguments(first ?? 10, after, MAX_ACTS_PAGE));
      const { rows, hasNextPage, endCursor } = page;
      const at = now();
      return {
        acts: rows.map(({ actId: id, ...act }) => ({ ...act, id, state: STATES[stateOfProposal(act, at)] })),
        pageInfo: { hasNextPage, endCursor },
      };
    },
    sealedActs: async (_root, _arguments, { figures }) => [...(await figures.acts()).sealed],
    brokenGlasses: async (_root, _arguments, { figures }) =>
      (await figures.acts()).glasses.map(({ actId: id, proposer: by, isSealed, ...glass }) => ({
        ...{ ...glass, id, by },
        sealed: isSealed,
      })),
    actRules: async (_root, _arguments, { figures }) => (await figures.acts()).rules,
  },
};
