import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Ask, askOf, type Player, signUp } from './client.ts';
import { type Fixture, openFixture } from './fixture.ts';

/** What the tests of an account begin with. The site and the player are there once a test runs. */
export interface SignedUp {
  readonly ask: Ask;
  readonly site: Fixture;
  /** Another one for each test. */
  readonly player: Player;
}

/** A site for all the tests around the call, and for each of them somebody who has just signed up there. */
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
