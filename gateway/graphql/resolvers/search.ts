import { gameOf, inCatalog, playersNamed } from '../../play/search.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_root, { text }, { catalog, publicProfile, ports: { sql } }) => {
      const wanted = text.trim();
      const [named, game] = await Promise.all([playersNamed(sql, wanted), gameOf(sql, wanted)]);
      const players = await Promise.all(named.map(async (id) => ({ id, shown: await publicProfile(id) })));
      return {
        ...inCatalog(catalog, wanted),
        // A public profile is what counts: it is the first to know of a name that was hidden a moment ago.
        players: players.flatMap(({ id, shown }) => (shown === undefined ? [] : [{ id, ...shown }])),
        game,
      };
    },
  },
};
