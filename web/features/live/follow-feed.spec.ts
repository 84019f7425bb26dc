import { describe, expect, it } from 'vitest';
import type { Placed } from './feed.ts';
import { type FeedPorts, followFeed } from './follow-feed.ts';

const message = (seq: number): Placed => ({ seq, prev: seq - 1 });

/** A feed whose server, connection and clock are played by the test. */
const scene = () => {
  const asked: number[] = [];
  const got: number[] = [];
  const answers: (readonly Placed[] | 'none')[] = [];
  const timers: (() => void)[] = [];
  let send = (_message: Placed): void => undefined;
  let comeBack = (): void => undefined;
  let lost = 0;
  let ended = 0;
  const end = (): void => {
    ended += 1;
  };
  const ports: FeedPorts<Placed> = {
    subscribe: (next) => {
      send = next;
      return end;
    },
    since: async (after) => {
      asked.push(after);
      const answer = answers.shift() ?? [];
      if (answer === 'none') throw new Error('no answer');
      return answer;
    },
    onReturn: (ask) => {
      comeBack = ask;
      return end;
    },
    later: (run) => {
      timers.push(run);
      return () => {
        timers.splice(timers.indexOf(run), 1);
      };
    },
  };
  const feed = followFeed(ports, {
    onMessages: (messages) => got.push(...messages.map(({ seq }) => seq)),
    onLost: () => {
      lost += 1;
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    feed,
    asked,
    got,
    answers,
    timers,
    settled,
    send: (seq: number) => send(message(seq)),
    comeBack: () => comeBack(),
    lost: () => lost,
    ended: () => ended,
  };
};

describe('a followed feed', () => {
  it('asks for what it has missed, and passes it on', async () => {
    const { feed, send, answers, asked, got, settled } = scene();
    feed.beginAt(4);
    answers.push([5, 6, 7].map(message));
    send(7);
    await settled();
    expect(asked).toEqual([4]);
    expect(got).toEqual([7, 5, 6]);
  });

  it('asks for what came between the list and the first message', async () => {
    const { feed, send, answers, asked, got, settled } = scene();
    send(9);
    expect(asked).toEqual([]);
    answers.push([8, 9].map(message));
    feed.beginAt(7);
    await settled();
    expect(asked).toEqual([7]);
    expect(got).toEqual([9, 8]);
  });

  it('asks of itself when the connection is back, although no message shows a gap', async () => {
    const { feed, comeBack, answers, asked, got, settled } = scene();
    feed.beginAt(4);
    answers.push([5].map(message));
    comeBack();
    await settled();
    expect(asked).toEqual([4]);
    expect(got).toEqual([5]);
  });

  it('asks again later while nobody answers, and at once on coming back', async () => {
    const { feed, send, comeBack, answers, asked, timers, got, settled } = scene();
    feed.beginAt(4);
    answers.push('none', 'none', [5, 6].map(message));
    send(6);
    await settled();
    send(7);
    await settled();
    expect(asked).toEqual([4]);
    timers[0]?.();
    await settled();
    expect(asked).toEqual([4, 4]);
    comeBack();
    await settled();
    expect(asked).toEqual([4, 4, 4]);
    expect(timers).toEqual([]);
    expect(got).toEqual([6, 7, 5]);
  });

  it('says so when more was missed than can be told', async () => {
    const { feed, send, answers, lost, settled } = scene();
    feed.beginAt(4);
    answers.push([900, 901].map(message));
    send(901);
    await settled();
    expect(lost()).toBe(1);
  });

  it('is silent once it is stopped, whatever is still on its way', async () => {
    const { feed, send, answers, got, ended, timers, settled } = scene();
    feed.beginAt(4);
    answers.push([5, 6].map(message));
    send(6);
    feed.stop();
    await settled();
    expect(got).toEqual([6]);
    expect(ended()).toBe(2);
    expect(timers).toEqual([]);
  });
});
