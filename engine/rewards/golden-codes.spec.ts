import { describe, expect, it } from 'vitest';
import { alice, playerNumber, registered } from '../../test/cast.ts';
import { createHouse, given, houseOf, T0 } from '../../test/deciders.ts';
import { adjusted, code, DAY, excluded, issued, timedOut } from '../../test/money-cast.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { MAX_MONEY } from '../kernel/money.ts';
import type { IssueGoldenCode } from './issue-golden-code.ts';
import type { RedeemGoldenCode } from './redeem-golden-code.ts';

const issue = (more: Partial<IssueGoldenCode> = {}): IssueGoldenCode => ({
  type: 'IssueGoldenCode',
  codeId: code,
  uses: 10,
  points: '70',
  locked: '30',
  expiresAt: T0 + DAY,
  ...more,
});
const redeem = (playerId: PlayerId = alice): RedeemGoldenCode => ({ type: 'RedeemGoldenCode', playerId, codeId: code });
const here = registered(alice);

describe('issuing a Golden Code', () => {
  it('says what each use brings', () =>
    expect(given().when(issue())).toEmit([
      { type: 'GoldenCodeIssued', data: { uses: 10, points: '70', locked: '30', expiresAt: T0 + DAY } },
    ]));

  it.each([0, -1, 1.5, 100_001])('refuses %s uses', (uses) =>
    expect(given().when(issue({ uses }))).toBeRefused('INPUT_INVALID', { field: 'uses' }),
  );

  it.each([
    { points: '0', locked: '0' },
    { points: '-1' },
    { locked: '-1' },
    { points: '1.5' },
    { locked: '9'.repeat(17) },
  ])('refuses %o', (amounts) => expect(given().when(issue(amounts))).toBeRefused('INPUT_INVALID', { field: 'points' }));

  it.each([{ points: '0' }, { locked: '0' }])('needs one of both: %o is enough', (amounts) =>
    expect(given().when(issue(amounts))).toBeAccepted(),
  );

  it.each([T0, Number.NaN, T0 + 1.5])('refuses an end at %s', (expiresAt) =>
    expect(given().when(issue({ expiresAt }))).toBeRefused('INPUT_INVALID', { field: 'expiresAt' }),
  );

  it('happens once', () => expect(given(issued(10)).when(issue())).toBeRefused('NOTHING_TO_DO', {}));
});

describe('redeeming a Golden Code', () => {
  it('takes a use and brings its reward, in one command', () => {
    const house = houseOf(here, issued(10));
    expect(house.submit(redeem())).toEmit([
      { type: 'GoldenCodeRedeemed', data: { codeId: code, playerId: alice, use: 1 } },
      { type: 'CodeRewarded', data: { playerId: alice, codeId: code, points: '70', locked: '30' } },
    ]);
    expect(house.world().player(alice)).toMatchObject({ points: 70n, coin: 0n, rewards: { bonus: { locked: 30n } } });
    expect(house.submit(redeem())).toBeRefused('CODE_REDEEMED', {});
  });

  it('brings exactly ten of a hundred players, who come at once, the reward of ten uses', () => {
    const house = createHouse();
    const players = Array.from({ length: 100 }, (_, n) => playerNumber(n));
    house.given([issued(10), ...players.map((id, n) => registered(id, 2 * n + 1))]);
    const answers = players.map((id) => house.submit(redeem(id)));
    expect(answers.filter(({ kind }) => kind === 'accepted')).toHaveLength(10);
    expect(answers.filter((answer) => answer.kind === 'rejected' && answer.code === 'CODE_USED_UP')).toHaveLength(90);
    const uses = house.recorded.flatMap(({ event }) => (event.type === 'GoldenCodeRedeemed' ? [event.data.use] : []));
    expect(uses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('is refused for a code that never was, and one that is over', () => {
    expect(given(here).when(redeem())).toBeRefused('CODE_UNKNOWN', {});
    expect(given(here, issued(10)).after(DAY).when(redeem())).toBeRefused('CODE_EXPIRED', {});
    expect(
      given(here, issued(10))
        .after(DAY - 1)
        .when(redeem()),
    ).toBeAccepted();
  });

  it('needs a player', () => expect(given(issued(10)).when(redeem())).toBeRefused('PLAYER_NOT_FOUND', {}));

  it('is refused to the excluded, and allowed in a time-out', () => {
    expect(given(here, issued(10)).guarded(alice, excluded).when(redeem())).toBeRefused('PLAY_NOT_ALLOWED', {});
    expect(given(here, issued(10)).guarded(alice, timedOut).when(redeem())).toBeAccepted();
  });

  it.each(['points', 'locked'] as const)('is refused where %s would be too many', (balance) => {
    const rich = adjusted(alice, balance, String(MAX_MONEY - 29n));
    expect(given(here, issued(10), rich).when(redeem())).toBeRefused('BALANCE_LIMIT', {});
  });
});
