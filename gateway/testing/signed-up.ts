import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Ask, askOf, type Player, signUp } from './client.ts';
import { type Fixture, openFixture } from './fixture.ts';

/** The site and the player for the tests of an account. Both are there once a test runs. */
export interface SignedUp {
  readonly ask: Ask;
  readonly site: Fixture;
  /** Another one for each test. */
  readonly player: Player;
}

/** A site for all tests around the call, and for each test a player who has just signed up there. */
export const signedUp = (database?: string): SignedUp => {
  let site: Fixture;
  let player: Player;
  const ask: Ask = (query, variables, token) => askOf(site.gateway)(query, variables, token);
  beforeAll(async () => {
    site = await openFixture({}, database);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    player = await signUp(ask);
  });
  return {
    ask,
    get site() {
      return site;
    },
    get player() {
      return player;
    },
  };
};
