import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, each, signUp } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

const HOUR = 60 * 60_000;

describe.each(databases)('a session on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({ sessionLife: { idleMs: 2 * HOUR, longestMs: 5 * HOUR } }, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const codeWith = async (token: string): Promise<string | null> =>
    (await ask('{ me { sessions { id } } }', undefined, token)).code;

  it('ends when it is not used for long enough', async () => {
    const { token } = await signUp(ask);
    site.advance(2 * HOUR - 1_000);
    const other = await signUp(ask);
    expect(await codeWith(other.token)).toBeNull();
    site.advance(1_000);
    expect(await codeWith(token)).toBe('UNAUTHENTICATED');
    expect(await codeWith(other.token)).toBeNull();
  });

  it('lives on with use, until its absolute end', async () => {
    const { token } = await signUp(ask);
    for (let hour = 1; hour < 5; hour += 1) {
      site.advance(HOUR);
      expect(await codeWith(token)).toBeNull();
    }
    site.advance(HOUR);
    expect(await codeWith(token)).toBe('UNAUTHENTICATED');
  });

  it('says when it was used last', async () => {
    const { token } = await signUp(ask);
    site.advance(HOUR);
    const used = site.now();
    const answer = await ask('{ me { sessions { lastSeenAt createdAt } } }', undefined, token);
    const [seen] = each(answer.at('me.sessions'), 'lastSeenAt');
    expect(Date.parse(String(seen))).toBeGreaterThanOrEqual(used);
  });
});
