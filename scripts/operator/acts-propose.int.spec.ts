import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, type Player, signUpWith } from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { operateOn } from './testing/operate.ts';

let site: Fixture;
let ask: Ask;
let player: Player;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  player = await signUpWith(ask, 1_000);
});
afterAll(() => site.close());

const operator = async (line: string) => {
  const answer = await operateOn(site, line.split(' '));
  await site.settled();
  return answer;
};
/** The id in the answer to a proposal. */
const idOf = ({ lines }: { readonly lines: readonly string[] }): string => {
  const { id } = JSON.parse(lines.join('\n'));
  return String(id);
};

describe('acts of two people at the terminal', () => {
  it('take one person as long as no rules ask for two', async () => {
    const rules = '{"type":"PublishActRules","twoPeople":["AdjustBalance"],"breakGlass":false}';
    const id = idOf(await operator(`propose act ${rules} --reason start --json --yes`));
    expect((await operator(`proposals approve ${id} --yes`)).ok).toBe(true);
    expect((await operator('proposals rules')).lines.join('\n')).toContain('AdjustBalance');
  });

  it('are named by the plain command that the rules leave to them', async () => {
    const { ok, lines } = await operator(`player adjust ${player.playerId} coin +1 --reason correction --yes`);
    expect({ ok, told: lines.join(' ') }).toEqual({
      ok: false,
      told: expect.stringMatching(/two people for AdjustBalance.*propose correction/),
    });
  });

  it('are proposed there, and approved by a person alone', async () => {
    const line = `propose correction ${player.playerId} credit 1.00 coin --why refund --reason complaint --json --yes`;
    const id = idOf(await operator(line));
    const { ok, lines } = await operator(`proposals approve ${id} --yes`);
    expect({ ok, told: lines.join(' ') }).toEqual({ ok: false, told: expect.stringContaining('Another person') });
    expect((await operator(`proposals show ${id} --json`)).lines.join('\n')).toMatch(/"state": ?"OPEN"/);
  });
});
