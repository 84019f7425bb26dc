import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleOf, type SignedIn } from '../operator/testing/console.ts';
import { type Ask, askOf, granted, list, signUpWith, valueAt } from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const ACTS = `query($first: Int = 10, $after: String) {
  operatorActs(first: $first, after: $after) {
    acts { id kind state proposer reason position closedBy closedPosition refusal breakGlass } pageInfo { hasNextPage endCursor }
  }
  sealedActs { kind month count }
  brokenGlasses { id kind by position reason sealed reviewedBy reviewNote reviewedPosition }
  actRules { version twoPeople breakGlass at position }
}`;
const CORRECT = `mutation($player: ID!) {
  proposeCorrection(player: $player, direction: CREDIT, amount: 500, balance: COIN, why: COMPENSATION, reason: "a word about a player") { id }
}`;
const PROPOSE = 'mutation($effect: String!) { proposeAct(effect: $effect, reason: "<b>spring</b> sale") { id } }';
const step = (name: string): string => `mutation($id: ID!) { ${name}(id: $id) { id } }`;
const worded = (name: string, word = 'reason'): string =>
  `mutation($id: ID!) { ${name}(id: $id, ${word}: "the night was dark") { id } }`;

describe.each(databases)('acts that every visitor sees on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let desk: ReturnType<typeof consoleOf>;
  let [amy, bob]: SignedIn[] = [];
  let playerId = '';

  const acting = async (who: SignedIn | undefined, query: string, variables: object): Promise<string> => {
    const { data, code } = await desk.ask(who?.cookie ?? '', query, variables);
    expect(code).toBeNull();
    await site.settled();
    return String(valueAt(Object.values(data)[0], 'id'));
  };
  const shown = async (variables: object = {}) => {
    // The gateway keeps public figures for some seconds.
    site.advance(20_000);
    return granted(await ask(ACTS, variables));
  };

  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
    desk = consoleOf(site);
    amy = await desk.signedUp(['owner'], 'Amy');
    bob = await desk.signedUp(['owner'], 'Bob');
    ({ playerId } = await signUpWith(ask, 10_000));
  }, 120_000);
  afterAll(() => site.close());

  it('say that no second person is asked, until the rules in the log ask one', async () => {
    const before = await shown();
    expect(before.at('actRules')).toEqual({ version: 0, twoPeople: [], breakGlass: false, at: null, position: null });
    expect([before.at('operatorActs.acts'), before.at('brokenGlasses'), before.at('sealedActs')]).toEqual([[], [], []]);
    const effect = JSON.stringify({
      type: 'PublishActRules',
      twoPeople: ['AdjustBalance', 'PublishCatalog'],
      breakGlass: true,
    });
    const id = await acting(amy, PROPOSE, { effect });
    await acting(bob, step('approveAct'), { id });
    const after = await shown();
    expect(after.at('actRules')).toMatchObject({
      version: 1,
      twoPeople: ['AdjustBalance', 'PublishCatalog'],
      breakGlass: true,
    });
    expect(after.at('operatorActs.acts')).toMatchObject([
      {
        ...{ id, kind: 'PublishActRules', state: 'APPROVED', reason: '<b>spring</b> sale', refusal: null },
        ...{ proposer: amy?.operatorId, closedBy: bob?.operatorId, breakGlass: false },
      },
    ]);
  });

  it('are whole and paged where their entries are in clear, with the reasons of both', async () => {
    const effect = JSON.stringify({ type: 'PublishActRules', twoPeople: ['AdjustBalance'], breakGlass: true });
    const id = await acting(amy, PROPOSE, { effect });
    await acting(bob, worded('refuseAct'), { id });
    const first = await shown({ first: 1 });
    expect(first.at('operatorActs')).toMatchObject({
      acts: [{ id, state: 'REFUSED', reason: '<b>spring</b> sale', refusal: 'the night was dark' }],
      pageInfo: { hasNextPage: true },
    });
    const rest = await shown({ first: 1, after: first.at('operatorActs.pageInfo.endCursor') });
    expect(rest.at('operatorActs')).toMatchObject({
      acts: [{ kind: 'PublishActRules' }],
      pageInfo: { hasNextPage: false },
    });
    expect((await ask(ACTS, { first: 51 })).code).toBe('INVALID_INPUT');
  });

  it('are numbers alone where they are on a player, but for a broken glass, which names none', async () => {
    const id = await acting(amy, CORRECT, { player: playerId });
    const counted = await shown();
    expect(counted.at('sealedActs')).toMatchObject([{ kind: 'AdjustBalance', count: 1 }]);
    expect(list(counted.at('operatorActs.acts')).map((act) => valueAt(act, 'id'))).not.toContain(id);
    await acting(amy, worded('breakGlass'), { id });
    await acting(amy, step('approveAct'), { id });
    const broken = await shown();
    expect(broken.at('brokenGlasses')).toMatchObject([
      { id, kind: 'AdjustBalance', by: amy?.operatorId, reason: 'the night was dark', sealed: true, reviewedBy: null },
    ]);
    await acting(bob, worded('reviewAct', 'note'), { id });
    const reviewed = await shown();
    expect(reviewed.at('brokenGlasses.0')).toMatchObject({
      reviewedBy: bob?.operatorId,
      reviewNote: 'the night was dark',
    });
    const all = JSON.stringify([reviewed.at('brokenGlasses'), reviewed.at('operatorActs'), reviewed.at('sealedActs')]);
    expect(all).not.toContain(playerId);
    expect(all).not.toContain('a word about a player');
  });
});
