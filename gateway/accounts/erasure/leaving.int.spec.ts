import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

let leaving = false;
let site: Fixture;
beforeAll(async () => {
  site = await openFixture({ isLeaving: () => leaving });
});
afterAll(() => site.close());

const connectionOf = async (url: string) => (await site.gateway.inject(url)).headers.connection;

describe('a gateway that is told to stop', () => {
  it('answers as ever, and asks everybody to come back on another connection', async () => {
    expect(await connectionOf('/health')).not.toBe('close');
    leaving = true;
    for (const url of ['/health', '/log/key', '/nowhere', '/api/nowhere'])
      expect(await connectionOf(url)).toBe('close');
  });
});
