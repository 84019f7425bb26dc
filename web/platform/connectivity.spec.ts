import { describe, expect, it } from 'vitest';
import { createConnectivity } from './connectivity.ts';

/** A site that answers as told, one answer a question, and then for good. */
const siteOf = (...answers: readonly boolean[]) => {
  let asked = 0;
  const seen: boolean[] = [];
  let settled = (): void => undefined;
  const idle = new Promise<void>((resolve) => {
    settled = resolve;
  });
  const connectivity = createConnectivity({
    reaches: async () => {
      const answer = answers[asked] ?? true;
      asked += 1;
      if (asked >= answers.length) setTimeout(settled);
      return answer;
    },
    wait: async () => undefined,
  });
  connectivity.subscribe(() => seen.push(connectivity.isLost()));
  return { connectivity, idle, seen, asked: () => asked };
};

describe('the connection to the site', () => {
  it('is not lost because one request failed', async () => {
    const { connectivity, idle, seen, asked } = siteOf(true);
    connectivity.suspect();
    await idle;
    expect([seen, asked()]).toEqual([[], 1]);
  });

  it('is lost once the site answers nothing, tried again until it does, and told of once each way', async () => {
    const { connectivity, idle, seen, asked } = siteOf(false, false, false, true);
    connectivity.suspect();
    await idle;
    expect([seen, asked(), connectivity.isLost()]).toEqual([[true, false], 4, false]);
  });

  it('is looked at again where something else fails while the answer is on its way', async () => {
    const { connectivity, idle, seen, asked } = siteOf(true, false, true);
    connectivity.suspect();
    connectivity.suspect();
    await idle;
    expect([seen, asked()]).toEqual([[true, false], 3]);
  });
});
