import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../web/shell/features.ts';

const pages = FEATURES.flatMap(({ pages = [] }) => pages);
const paths = new Set(pages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]));

describe('a path of the specification', () => {
  it.each([
    ...['/home', '/skin', '/box', '/box/:id', '/giveaways', '/giveaways/:id'],
    ...['/battle', '/battle/create', '/battle/create/:id', '/battle/:id'],
    ...['/reverse', '/reverse/create', '/reverse/create/:id', '/reverse/:id'],
    ...['/shop', '/personal', '/personal/flow', '/personal/vip', '/personal/bag', '/personal/promo'],
    ...['/personal/transfer', '/provably-fair', '/provably-fair/verify', '/provably-fair/verify/:id'],
    ...['/docs/help', '/docs/help/:id', '/docs/support', '/docs/support/:id'],
    ...['/dream', '/event', '/promotions', '/login/steamCallback'],
  ])('has a page: %s', (path) => {
    expect([...paths].map((one) => one.replaceAll(/:\w+/g, ':id'))).toContain(path);
  });

  it.each([
    ['/home', '/'],
    ['/docs/help', '/docs'],
  ])('leads on to %s from %s', (path, from) => {
    expect(pages.find((page) => page.path === path)?.redirectedFrom).toContain(from);
  });
});
