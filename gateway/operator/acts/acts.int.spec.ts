import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { publishDawn, skinsPublished } from '../../../test/cast.ts';
import { type Ask, askOf, type Player, signUpWith } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { consoleOf, type SignedIn } from '../testing/console.ts';

const CORRECT = `mutation($player: ID!, $direction: CorrectionDirection!, $amount: Money!, $reason: String!) {
  proposeCorrection(player: $player, direction: $direction, amount: $amount, balance: COIN, why: COMPENSATION, reason: $reason, ticket: "T-17") { id position }
}`;
const PROPOSE =
  'mutation($effect: String!) { proposeAct(effect: $effect, reason: "<b>spring</b> sale") { id position } }';
const SHOW = `query($id: ID!) { proposal(id: $id) {
  id kind state takesTwo mayApprove player proposer proposerName reason ticket position changes { what of before after } effect
  closedBy closedByName closedPosition refusal breakGlass glassReason reviewedByName reviewNote
} }`;
const LIST = 'query($state: ProposalState) { proposals(state: $state) { proposals { id } hasNextPage } }';
const step = (name: string): string => `mutation($id: ID!) { ${name}(id: $id) { id position } }`;
const worded = (name: string, word = 'reason'): string =>
  `mutation($id: ID!) { ${name}(id: $id, ${word}: "because of <Tuesday>") { id position } }`;

const HOUR = 60 * 60_000;

describe.each(databases)('acts over the API of the operator on %s', (database) => {
  let site: Fixture;
  let desk: ReturnType<typeof consoleOf>;
  let ask: Ask;
  let player: Player;
  let [amy, bob, sue]: SignedIn[] = [];

  const asking = async (who: SignedIn | undefined, query: string, variables: object = {}) => {
    if (who === undefined) throw new Error('who asks?');
    const answer = await desk.ask(who.cookie, query, variables);
    await site.settled();
    return answer;
  };
  const shown = async (who: SignedIn | undefined, id: string) => (await asking(who, SHOW, { id })).data.proposal;
  const correcting = async (who: SignedIn | undefined, amount = 500, direction = 'CREDIT') =>
    asking(who, CORRECT, { player: player.playerId, direction, amount, reason: 'complaint of <Tuesday>' });
  const proposed = async (who: SignedIn | undefined, amount?: number): Promise<string> =>
    (await correcting(who, amount)).data.proposeCorrection.id;
  const coin = async (): Promise<number> => {
    const { rows } = await site.database.pool.query<{ coin: bigint }>('SELECT coin FROM wallet WHERE player_id = $1', [
      player.playerId,
    ]);
    return Number(rows[0]?.coin);
  };
  const listed = async (state: string): Promise<readonly string[]> =>
    (await asking(bob, LIST, { state })).data.proposals.proposals.map(({ id }: { readonly id: string }) => id);

  beforeAll(async () => {
    site = await openFixture({}, database);
    desk = consoleOf(site);
    ask = askOf(site.gateway);
    player = await signUpWith(ask, 10_000);
    amy = await desk.signedUp(['finance', 'catalog'], 'Amy');
    bob = await desk.signedUp(['risk'], 'Bob');
    sue = await desk.signedUp(['support'], 'Sue');
    const twoPeople = ['AdjustBalance', 'PublishCatalog', 'PublishTerms'] as const;
    await site.operate({ type: 'PublishActRules', twoPeople, breakGlass: true });
  });
  afterAll(() => site.close());

  it('show what changes with names, before and after, and who may approve it', async () => {
    const before = await coin();
    const { data } = await correcting(amy, 500);
    const { id, position } = data.proposeCorrection;
    expect(await shown(amy, id)).toMatchObject({
      ...{ id, kind: 'AdjustBalance', state: 'OPEN', takesTwo: true, mayApprove: false, player: player.playerId },
      ...{ proposer: amy?.operatorId, proposerName: 'Amy', reason: 'complaint of <Tuesday>', ticket: 'T-17', position },
      changes: [
        {
          ...{ what: 'balance-coin', of: expect.stringMatching(/^\S/) },
          before: (before / 100).toFixed(2),
          after: ((before + 500) / 100).toFixed(2),
        },
      ],
    });
    expect((await shown(amy, id)).changes[0].of).not.toContain(player.playerId);
    expect(await shown(bob, id)).toMatchObject({ mayApprove: true });
    expect(await shown(sue, id)).toMatchObject({ mayApprove: false });
  });

  it('are carried out by the approval of another, once', async () => {
    const before = await coin();
    const id = await proposed(amy);
    expect(await coin()).toBe(before);
    expect(await asking(amy, step('approveAct'), { id })).toMatchObject({ code: 'ACT_OWN' });
    expect(await asking(sue, step('approveAct'), { id })).toMatchObject({ code: 'SCOPE_MISSING' });
    const { data } = await asking(bob, step('approveAct'), { id });
    expect(await coin()).toBe(before + 500);
    expect(await shown(amy, id)).toMatchObject({
      ...{ state: 'APPROVED', mayApprove: false, closedBy: bob?.operatorId, closedByName: 'Bob', breakGlass: false },
      closedPosition: data.approveAct.position,
    });
    expect(await asking(bob, step('approveAct'), { id })).toMatchObject({
      code: 'ACT_CLOSED',
      details: { state: 'approved' },
    });
    expect(await coin()).toBe(before + 500);
    expect(await listed('APPROVED')).toContain(id);
    expect(await listed('OPEN')).not.toContain(id);
  });

  it('are refused where another effect stands in the draft than was proposed', async () => {
    const before = await coin();
    const id = await proposed(amy, 100);
    await site.database.pool.query(
      `UPDATE operator_proposal SET effect = replace(effect, '"amount":"100"', '"amount":"99900"') WHERE act_id = $1`,
      [id],
    );
    expect(await asking(bob, step('approveAct'), { id })).toMatchObject({ code: 'ACT_CHANGED' });
    expect(await coin()).toBe(before);
  });

  it('are refused and withdrawn with words', async () => {
    const [refused, withdrawn] = [await proposed(amy), await proposed(sue)];
    expect(await asking(sue, worded('refuseAct'), { id: refused })).toMatchObject({ code: 'SCOPE_MISSING' });
    expect(await asking(amy, worded('withdrawAct'), { id: withdrawn })).toMatchObject({ code: 'SCOPE_MISSING' });
    await asking(bob, worded('refuseAct'), { id: refused });
    await asking(sue, worded('withdrawAct'), { id: withdrawn });
    for (const [id, closedByName] of [
      [refused, 'Bob'],
      [withdrawn, 'Sue'],
    ] as const) {
      expect(await shown(amy, id)).toMatchObject({ state: 'REFUSED', closedByName, refusal: 'because of <Tuesday>' });
      expect(await asking(bob, step('approveAct'), { id })).toMatchObject({ code: 'ACT_CLOSED' });
    }
  });

  it('that the rules refuse are no proposals, and leave nothing behind', async () => {
    const rows = async () => (await site.database.pool.query('SELECT act_id FROM operator_proposal')).rows.length;
    const before = await rows();
    expect(await correcting(amy, 9_999_999, 'DEBIT')).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await correcting(amy, 0)).toMatchObject({ code: 'INVALID_INPUT' });
    // Above the cap of one correction.
    expect(await correcting(amy, 10_000_001)).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'effect' } });
    const codes = JSON.stringify({ type: 'PublishActRules', twoPeople: ['IssueGoldenCode'], breakGlass: false });
    const control = JSON.stringify({
      type: 'PublishCatalog',
      changes: [{ type: 'RetireCase', case: 'dawn', reason: 'a\u0000b' }],
    });
    for (const effect of ['none', '{"type":"ErasePlayer"}', '{"type":"PublishCatalog","changes":[]}', codes, control])
      expect(await asking(amy, PROPOSE, { effect })).toMatchObject({
        code: 'INVALID_INPUT',
        details: { field: 'effect' },
      });
    expect(await rows()).toBe(before);
  });

  it('are of the kinds that the roles of both have, and of a proposer who is still an operator', async () => {
    const effect = JSON.stringify({ type: 'PublishActRules', twoPeople: [], breakGlass: false });
    for (const who of [amy, bob, sue])
      expect(await asking(who, PROPOSE, { effect })).toMatchObject({ code: 'SCOPE_MISSING' });
    const resumed = JSON.stringify({ type: 'StopGame', game: 'case', stop: false, reason: '' });
    expect(await asking(sue, PROPOSE, { effect: resumed })).toMatchObject({ code: 'SCOPE_MISSING' });
    const tom = await desk.signedUp(['support'], 'Tom');
    const id = await proposed(tom);
    const ended = 'UPDATE operator_person SET ended_at = 1 WHERE operator_id = $1';
    await site.database.pool.query(ended, [tom.operatorId]);
    expect(await shown(bob, id)).toMatchObject({ state: 'OPEN', mayApprove: false });
    expect(await asking(bob, step('approveAct'), { id })).toMatchObject({ code: 'ACT_CLOSED' });
    const ann = await desk.signedUp(['support'], 'Ann');
    const left = await proposed(ann);
    expect(await shown(bob, left)).toMatchObject({ mayApprove: true });
    const moved = 'UPDATE operator_person SET roles = $2 WHERE operator_id = $1';
    await site.database.pool.query(moved, [ann.operatorId, ['marketing']]);
    expect(await shown(bob, left)).toMatchObject({ mayApprove: false });
    expect(await asking(bob, step('approveAct'), { id: left })).toMatchObject({ code: 'ACT_CLOSED' });
  });

  it('publish a case with its price and return before and after', async () => {
    for (const { event } of skinsPublished)
      if (event.type === 'SkinPublished') {
        const { skin, definition } = event.data;
        const effect = JSON.stringify({ type: 'PublishCatalog', changes: [{ type: 'PublishSkin', skin, definition }] });
        const { data } = await asking(amy, PROPOSE, { effect });
        await asking(bob, step('approveAct'), { id: data.proposeAct.id });
      }
    const publishing = async (price: string): Promise<string> => {
      const effect = JSON.stringify({ type: 'PublishCatalog', changes: [{ ...publishDawn, price }] });
      return (await asking(amy, PROPOSE, { effect })).data.proposeAct.id;
    };
    await asking(bob, step('approveAct'), { id: await publishing('100') });
    const id = await publishing('125');
    const { changes, reason } = await shown(bob, id);
    expect(reason).toBe('<b>spring</b> sale');
    expect(changes).toMatchObject([
      { what: 'case-price', of: expect.stringMatching(/^\S/), before: '1.00', after: '1.25' },
      {
        what: 'case-return',
        before: expect.stringMatching(/ %$/),
        after: expect.stringMatching(/ %$/),
      },
    ]);
    expect(await asking(bob, step('approveAct'), { id })).toMatchObject({ code: null });
  });

  it('are approved by their proposer behind a broken glass alone, and reviewed by another', async () => {
    const id = await proposed(amy, 10);
    expect(await asking(bob, worded('breakGlass'), { id })).toMatchObject({ code: 'ACT_OWN' });
    expect(await asking(amy, worded('breakGlass'), { id })).toMatchObject({ code: null });
    expect(await shown(amy, id)).toMatchObject({ mayApprove: true });
    expect(await asking(amy, step('approveAct'), { id })).toMatchObject({ code: null });
    expect(await listed('UNREVIEWED')).toEqual([id]);
    expect(await asking(amy, worded('reviewAct', 'note'), { id })).toMatchObject({ code: 'ACT_OWN' });
    expect(await asking(bob, worded('reviewAct', 'note'), { id })).toMatchObject({ code: null });
    expect(await listed('UNREVIEWED')).toEqual([]);
    expect(await shown(bob, id)).toMatchObject({
      ...{ state: 'APPROVED', breakGlass: true, glassReason: 'because of <Tuesday>', reviewedByName: 'Bob' },
    });
  });

  it('can’t be approved after their end', async () => {
    const id = await proposed(amy);
    site.advance(72 * HOUR);
    bob = { ...bob, ...(await desk.signedUp(['risk'], 'Bob')) };
    expect(await asking(bob, step('approveAct'), { id })).toMatchObject({
      code: 'ACT_CLOSED',
      details: { state: 'expired' },
    });
    expect(await shown(bob, id)).toMatchObject({ state: 'EXPIRED', mayApprove: false });
    expect(await listed('EXPIRED')).toContain(id);
  });

  it('are found by no id that isn’t one', async () => {
    for (const id of ['none', 'A'.repeat(22)]) {
      expect(await shown(bob, id)).toBeNull();
      expect(await asking(bob, step('approveAct'), { id })).toMatchObject({ code: 'ACT_NOT_FOUND' });
    }
  });

  it('are the only way for what the rules leave to them', async () => {
    const playerId = mustBe(isPlayerId, player.playerId);
    const plain = { type: 'AdjustBalance', playerId, balance: 'coin', direction: 'credit', amount: '1' } as const;
    await expect(site.operate({ ...plain, reason: 'correction' })).rejects.toThrow('ACT_NEEDED');
  });
});
