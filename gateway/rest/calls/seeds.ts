import { z } from 'zod';
import { get, nothing } from '../call.ts';
import { graphql } from '../generated/index.ts';
import { moment } from '../views/moment.ts';

const SEEDS = graphql(`
  query ShownSeeds {
    seeds {
      current {
        pairId: id
        publicHash
        userSeed
        roundCount
        retireTime: retiresAt
      }
      nextPairId
      nextPublicHash
    }
  }
`);

export const seedCalls = [
  get({
    path: '/profile/seeds',
    summary: "The player's pair in use, which every play names, and the one that follows it.",
    input: nothing,
    output: z.object({
      pairId: z.string(),
      publicHash: z.string().meta({ description: 'HMAC-SHA256(key = salt, message = server seed).' }),
      userSeed: z.string(),
      roundNo: z.int().meta({ description: 'Of the next round.' }),
      retireTime: moment.meta({ description: 'No play is taken of the pair from then on.' }),
      nextPairId: z.string(),
      nextPublicHash: z.string(),
    }),
    run: async (_input, { ask }) => {
      const { current, ...next } = (await ask(SEEDS)).seeds;
      const { roundCount, ...pair } = current;
      return { ...pair, roundNo: roundCount + 1, ...next };
    },
  }),
];
