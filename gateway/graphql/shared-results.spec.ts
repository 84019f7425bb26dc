import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { PROFILE_LASTS_MS } from '../accounts/profile/public-profiles.ts';
import { PRICES, priceOfAnswer } from '../server/work/prices.ts';
import type { WorkBudget } from '../server/work/work-budgets.ts';
import { type Audience, sharedResults } from './shared-results.ts';

const RICH = { admit: () => undefined, spend: () => undefined };

const schema = buildSchema(
  'type Query { none: Int } type Subscription { news(after: Int): News } type News { text: String }',
);

const setUp = (keptBytes?: number) => {
  let time = 0;
  let changes = 0;
  let resolved = 0;
  const news = schema.getSubscriptionType()?.getFields().news;
  if (news === undefined) throw new Error('no field');
  news.resolve = (event: { readonly text: string }) => {
    resolved += 1;
    if (event.text === 'broken') throw new Error('broken');
    return event;
  };
  const results = sharedResults({
    now: () => time,
    profileChanges: () => changes,
    format: ({ data, errors }) => ({ data: data ?? null, ...(errors && { errors: [{ message: 'formatted' }] }) }),
    ...(keptBytes === undefined ? {} : { keptBytes }),
  });
  const document = parse('subscription { news { text } }');
  return {
    results,
    join: (key = 'same', workBudget: Pick<WorkBudget, 'admit' | 'spend'> = RICH) =>
      results.join(key, { schema, document }, workBudget),
    resolved: () => resolved,
    changeProfiles: () => {
      changes += 1;
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

const event = (text = 'x') => ({ text });

describe('a result', () => {
  it('is made once for all who ask the same, whether they ask at the same time or later', async () => {
    const { join, resolved } = setUp();
    const [one, two, three] = [join(), join(), join()];
    const first = event('hello');
    const [a, b] = await Promise.all([one.resultFor(first), two.resultFor(first)]);
    const c = await three.resultFor(first);
    expect(a.toString()).toBe('{"data":{"news":{"text":"hello"}}}');
    expect([b === a, c === a]).toEqual([true, true]);
    expect(resolved()).toBe(1);
  });

  it('is another for another event, even an equal one, and for whoever asks something else', async () => {
    const { join, resolved } = setUp();
    const [one, other] = [join(), join('else')];
    const first = event();
    await one.resultFor(first);
    await one.resultFor(event());
    await other.resultFor(first);
    expect(resolved()).toBe(3);
  });

  it('is paid for by the one for whom it is made, by its bytes too, and not made where that one can not pay', async () => {
    const { join, resolved } = setUp();
    const paid = { one: 0, two: 0 };
    const payer = (name: keyof typeof paid): Audience =>
      join('same', {
        admit: () => undefined,
        spend: (work) => {
          paid[name] += work;
        },
      });
    const [one, two] = [payer('one'), payer('two')];
    const poor = join('same', {
      ...RICH,
      admit: () => {
        throw new Error('poor');
      },
    });
    const [first, second] = [event('x'.repeat(100_000)), event()];
    const { length } = await one.resultFor(first);
    await two.resultFor(first);
    await poor.resultFor(first);
    expect(() => poor.resultFor(second)).toThrow('poor');
    expect(resolved()).toBe(1);
    const small = await two.resultFor(second);
    expect(resolved()).toBe(2);
    expect(paid).toEqual({
      one: PRICES.shownEvent + priceOfAnswer(length),
      two: PRICES.shownEvent + priceOfAnswer(small.length),
    });
  });

  it('is made anew once public profiles may have changed', async () => {
    const { join, resolved, wait } = setUp();
    const first = event();
    await join().resultFor(first);
    wait(PROFILE_LASTS_MS - 1);
    await join().resultFor(first);
    expect(resolved()).toBe(1);
    wait(1);
    await join().resultFor(first);
    expect(resolved()).toBe(2);
  });

  it('is made anew at once when a public profile changed', async () => {
    const { join, resolved, changeProfiles } = setUp();
    const first = event();
    await join().resultFor(first);
    changeProfiles();
    await join().resultFor(first);
    await join().resultFor(first);
    expect(resolved()).toBe(2);
  });

  it('is given up for newer ones where there is no room, and made again', async () => {
    const { join, resolved } = setUp(60);
    const one = join();
    const events = [event('first'), event('second'), event('third')];
    for (const each of events) await one.resultFor(each);
    expect(resolved()).toBe(3);
    for (const each of events) expect((await one.resultFor(each)).toString()).toContain(each.text);
    expect(resolved()).toBe(6);
  });

  it('that failed is told to everyone in the form that the format gives it', async () => {
    const { join } = setUp();
    const broken = event('broken');
    const expected = { data: { news: null }, errors: [{ message: 'formatted' }] };
    expect(JSON.parse(String(await join().resultFor(broken)))).toEqual(expected);
  });
});

describe('an audience', () => {
  it('is forgotten when its last member leaves, who may leave twice', () => {
    const { join, results } = setUp();
    const [one, two] = [join(), join()];
    expect(results.status().audiences).toBe(1);
    one.leave();
    one.leave();
    expect(results.status().audiences).toBe(1);
    two.leave();
    expect(results.status().audiences).toBe(0);
  });
});
