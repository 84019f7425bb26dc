import { print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asClientAsks } from '../../gateway/graphql/trusted-documents.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { HomeDocument } from '../generated/graphql.ts';
import shell from '../generated/texts/zh-CN/shell.ts';
import { isPage, paintPage } from './paint-page.tsx';

const origin = 'https://play.example';
const home = { at: '/home', origin, demo: false };

let site: Fixture;
let answer: string;
beforeAll(async () => {
  site = await openFixture();
  const { body } = await site.gateway.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: print(asClientAsks(HomeDocument)) },
  });
  answer = JSON.stringify(JSON.parse(body).data);
});
afterAll(() => site?.close());

it('shows a case of the catalog on the stage, whose picture is asked for first', async () => {
  const { head, attributes, body } = await paintPage({ ...home, answer });
  expect(attributes).toBe(' data-origin="https://play.example" data-wide=""');
  const [picture = ''] = /\/art\/case\/ember[^"]*/.exec(head) ?? [];
  expect(head.startsWith('<link rel="preload" as="image" ')).toBe(true);
  expect(body.includes(`src="${picture}"`) && /<h1[^>]*>ember<\/h1>/.test(body)).toBe(true);
  expect(body.includes('href="/box/ember"')).toBe(true);
});

it('shows the line of a demo world above everything, there alone', async () => {
  const [demo, other] = [await paintPage({ ...home, demo: true, answer }), await paintPage({ ...home, answer })];
  expect([demo, other].map(({ body }) => body.includes(shell.demo.world))).toEqual([true, false]);
});

it('lets no text of the catalog begin an element, end an attribute or run', async () => {
  const planted = `"'><img src=x onerror=alert(1)></title></script><script>alert(2)</script>`;
  const poisoned = JSON.stringify(
    JSON.parse(answer, (key, value) => (typeof value === 'string' && key !== '__typename' ? planted : value)),
  );
  const { head, body } = await paintPage({ ...home, answer: poisoned });
  const page = head + body;
  expect(page).toContain('&lt;img src=x');
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('<script');
  expect(page.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\sonerror/);
});

it('tells which paths are pages', () => {
  const pages = ['/', '/home', '/home/', '/box/ember', '/battle/create', '/personal/bag', '/proof'];
  expect(pages.filter((path) => !isPage(path))).toEqual([]);
  expect(['/nope', '/account/nope', '/box/ember/more', '/homes'].filter(isPage)).toEqual([]);
});

it('shows how the log is audited, by the address of the site, where no answer is known', async () => {
  const { head, body } = await paintPage({ at: '/proof', origin, demo: false, answer: null });
  expect(head).toBe('');
  expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(body).toContain(`npm run audit -- ${origin}/`);
});
