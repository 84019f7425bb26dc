import { expect } from 'vitest';
import { z } from 'zod';
import { type Ask, askOf, type Player, signUpWith, winItems } from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';

/** A site to be fuzzed, with a player in it who owns things. */
export interface Target {
  readonly site: Fixture;
  readonly ask: Ask;
  readonly player: Player;
  /** @throws where the site doesn't answer as it always did */
  stillWhole(): Promise<void>;
  close(): Promise<void>;
}

const ALIVE = '{ themes { id } case(slug: "ember") { oddsHash } }';

export const openTarget = async (): Promise<Target> => {
  const site = await openFixture({ visitorsSubscribeFreely: true });
  const ask = askOf(site.gateway);
  const player = await signUpWith(ask, 10_000_000);
  await winItems(ask, player, 5);
  const before = JSON.stringify((await ask(ALIVE)).data);
  return {
    site,
    ask,
    player,
    stillWhole: async () => {
      const answer = await ask(ALIVE);
      expect([answer.code, JSON.stringify(answer.data)]).toEqual([null, before]);
      expect(Object.keys({})).toEqual([]);
      expect('polluted' in {}).toBe(false);
      await site.settled();
    },
    close: () => site.close(),
  };
};

const graphqlErrors = z.array(z.looseObject({ extensions: z.looseObject({ code: z.string() }) }));
const graphqlBody = z.looseObject({ data: z.unknown(), errors: graphqlErrors.optional() });

/** The codes of a GraphQL answer. @throws where it is none */
export const codesOf = (body: string): readonly string[] =>
  (graphqlBody.parse(JSON.parse(body)).errors ?? []).map(({ extensions }) => extensions.code);
