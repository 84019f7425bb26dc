import { readFile } from 'node:fs/promises';
import { CloseCode } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { REJECTIONS } from '../engine/kernel/rejections.ts';
import { ERRORS, GatewayError, isErrorCode } from './errors.ts';
import { GOING_AWAY, TOO_MANY_SOCKETS, TOO_SLOW, TRY_AGAIN_LATER } from './server/sockets/close-codes.ts';

type Codes = readonly (readonly [code: string, facts: readonly [status: number, meaning: string]])[];

const tableOf = (codes: Codes): string =>
  ['| code | meaning |', '|---|---|', ...codes.map(([code, [, meaning]]) => `| \`${code}\` | ${meaning} |`)].join('\n');

const statusesOf = (codes: Codes): string =>
  [
    '| `status` | code |',
    '|---|---|',
    ...codes.toSorted(([, [one]], [, [other]]) => one - other).map(([code, [status]]) => `| ${status} | \`${code}\` |`),
  ].join('\n');

describe('errors', () => {
  it('are all documented, and nothing else is', async () => {
    const page = await readFile('docs/errors.md', 'utf8');
    const all = Object.entries(ERRORS);
    expect(page).toContain(tableOf(all.filter(([code]) => Object.hasOwn(REJECTIONS, code))));
    expect(page).toContain(tableOf(all.filter(([code]) => !Object.hasOwn(REJECTIONS, code))));
    expect(page).toContain(statusesOf(all));
    const documented = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code);
    expect(new Set(documented).size).toBe(documented.length);
    expect(documented.every(isErrorCode)).toBe(true);
  });

  it('carry their code and details to the client', () => {
    const error = new GatewayError('CASE_CHANGED', { oddsHash: 'ab' });
    expect(error.toJSON().extensions).toEqual({ code: 'CASE_CHANGED', details: { oddsHash: 'ab' } });
  });
});

describe('codes that a subscription socket is closed with', () => {
  it.each([
    GOING_AWAY,
    TRY_AGAIN_LATER,
    CloseCode.BadRequest,
    CloseCode.Unauthorized,
    CloseCode.Forbidden,
    CloseCode.SubprotocolNotAcceptable,
    CloseCode.ConnectionInitialisationTimeout,
    CloseCode.SubscriberAlreadyExists,
    CloseCode.TooManyInitialisationRequests,
    TOO_SLOW,
    TOO_MANY_SOCKETS,
  ])('are documented: %i', async (code) => {
    expect(await readFile('docs/errors.md', 'utf8')).toMatch(new RegExp(`^\\| ${code} \\| .+ \\| (yes|no)`, 'm'));
  });
});
