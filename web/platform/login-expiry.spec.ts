import { describe, expect, it } from 'vitest';
import { createLoginExpiry } from './login-expiry.ts';

const scene = ({ pageAnnounces = false } = {}) => {
  const seen: string[] = [];
  const planned: { readonly at: number; readonly run: () => void }[] = [];
  let time = 0;
  const expire = createLoginExpiry({
    now: () => time,
    after: (delayMs, run) => planned.push({ at: time + delayMs, run }),
    pageAnnounces: () => pageAnnounces,
    takeToken: () => {
      seen.push('removed');
      return 'dead';
    },
    announce: (token) => seen.push(`announced ${token}`),
  });
  const pass = (until: number): void => {
    time = until;
    for (const plan of planned.splice(0)) {
      if (plan.at <= time) plan.run();
      else planned.push(plan);
    }
  };
  return { seen, expire, pass };
};

describe('an expired login', () => {
  it('loses its token at once and is announced 200 ms later', () => {
    const { seen, expire, pass } = scene();
    expire();
    expect(seen).toEqual(['removed']);
    pass(199);
    expect(seen).toEqual(['removed']);
    pass(200);
    expect(seen).toEqual(['removed', 'announced dead']);
  });

  it('is announced once for all refusals of one second', () => {
    const { seen, expire, pass } = scene();
    expire();
    pass(500);
    expire();
    pass(999);
    expire();
    pass(5000);
    expect(seen.filter((what) => what === 'announced dead')).toHaveLength(1);
  });

  it('is announced again when it happens again later', () => {
    const { seen, expire, pass } = scene();
    expire();
    pass(1000);
    expire();
    pass(2000);
    expect(seen.filter((what) => what === 'announced dead')).toHaveLength(2);
  });

  it('loses its token and is not announced where the page says it by itself', () => {
    const { seen, expire, pass } = scene({ pageAnnounces: true });
    expire();
    pass(5000);
    expect(seen).toEqual(['removed']);
  });
});
