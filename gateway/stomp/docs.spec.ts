import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { MEANINGS } from './errors.ts';
import { CLIENT_LIMITS } from './parser.ts';
import { SESSION_LIMITS } from './session-state.ts';

const page = await readFile('docs/stomp.md', 'utf8');
const number = (value: number): string => value.toLocaleString('en');

it('every code of an ERROR frame is documented', () => {
  const rows = Object.entries(MEANINGS).map(([code, text]) => `| \`${code}\` | ${text} |`);
  expect(page).toContain(['| code | meaning |', '|---|---|', ...rows].join('\n'));
});

it.each([
  `| headers of a frame | ${number(CLIENT_LIMITS.headers)} |`,
  `| a header line | ${number(CLIENT_LIMITS.headerBytes)} bytes |`,
  `| a body | ${number(CLIENT_LIMITS.bodyBytes)} bytes |`,
  `| a frame | ${number(CLIENT_LIMITS.frameBytes)} bytes |`,
  `| subscriptions at once, of one connection | ${number(SESSION_LIMITS.subscriptions)} |`,
  `| subscriptions in all, while a connection lasts | ${number(SESSION_LIMITS.subscriptionsEver)} |`,
  `At most ${number(SESSION_LIMITS.unacknowledged)} messages`,
])('a limit is what is documented: %s', (line) => {
  expect(page).toContain(line);
});
