import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { type AskedCommand, commandOn } from '../../../engine/device/play-command.ts';
import type { Besides, Turn } from '../../../engine/device/state.ts';
import { isHexHash, isPairId, mustBe } from '../../../engine/kernel/ids.ts';
import { askedCreation, askedSeat } from '../battle/commands/asked-battle.ts';
import { askedOpening } from '../case/play/use-play.ts';
import { askedContract } from '../contract/use-contract-play.ts';
import { askedDream } from '../dream/use-dream-play.ts';
import { askedGiveaway } from '../giveaway/asked-giveaway.ts';
import { askedBeacon } from '../play/beacon-choice.ts';
import { turnInput } from '../play/round-input.ts';
import { askedUpgrade } from '../upgrade/use-upgrade-play.ts';
import { sendAgain } from './resends.ts';

const pairId = 'p'.repeat(22);
const playerId = 'a'.repeat(22);
const hash = 'd'.repeat(64);
const itemIds = [`${pairId}.1.1`, `${pairId}.2.1`];
const turn: Turn = {
  round: { pairId: mustBe(isPairId, pairId), userSeed: 'lucky', roundNo: 4, step: 3 },
  link: 'e'.repeat(64),
};
const own = { commandId: 'c1', loose: null, terms: hash };

const opening = { ...own, slug: 'tidal', quantity: 3, oddsHash: hash, free: null };
const freeOpening = { ...own, slug: 'tidal', quantity: 1, oddsHash: hash, free: { couponId: null } };
const upgrade = {
  ...own,
  itemIds,
  coin: 6_000,
  targetSkin: 'crescent-contour',
  targetWear: 'FT',
  side: 'OVER',
  stake: 54_880,
  targetValue: 110_500,
  winTickets: 4_569_194,
} as const;
const dream = {
  ...own,
  targetSkin: 'crescent-contour',
  targetWear: null,
  winTickets: 100_000,
  targetValue: 110_500,
  fee: 2_000,
  consolationHash: hash,
};
const contract = { ...own, itemIds, stake: 90_000, tableHash: hash };

/** The input that `sendAgain` sends for a command. */
const inputSentAgain = async (asked: AskedCommand, on = turn, besides: Besides = {}): Promise<unknown> => {
  let input: unknown;
  const link = new ApolloLink(({ variables }) => {
    input = variables.input;
    return new Observable((observer) => observer.error(new Error('no network here')));
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await sendAgain(client, { commandId: 'c1', command: commandOn(asked, on), besides }).catch(() => undefined);
  return input;
};

describe('a play that a page asks for', () => {
  it.each([
    ['an opening', opening, askedOpening(opening, playerId)],
    [
      'an upgrade',
      { ...upgrade, itemIds: [...itemIds] },
      askedUpgrade({ ...upgrade, itemIds: [...itemIds] }, playerId),
    ],
    ['a dream', dream, askedDream(dream, playerId)],
    ['a contract', contract, askedContract(contract, playerId)],
  ])('is, as %s, sent again just as the page sent it', async (_name, { loose: _, ...body }, asked) => {
    const { free: _free, ...input } = { free: null, ...body };
    expect(await inputSentAgain(asked)).toEqual({ ...input, ...turnInput(turn) });
  });

  it('is, for nothing, sent again with what makes it free', async () => {
    const { free: _, loose: _loose, quantity: _one, ...input } = freeOpening;
    expect(await inputSentAgain(askedOpening(freeOpening, playerId))).toEqual({
      ...input,
      ...turnInput(turn),
      couponId: null,
    });
  });

  it.each([
    ['an upgrade', askedUpgrade({ ...upgrade, itemIds: [...itemIds] }, playerId)],
    ['a dream', askedDream(dream, playerId)],
  ])('names the table of %s, also where it is sent again', async (_name, asked) => {
    const tableHash = mustBe(isHexHash, hash);
    expect(commandOn(asked, { ...turn, tableHash })).toMatchObject({ tableHash });
    expect(turnInput({ ...turn, tableHash })).toMatchObject({ tableHash });
    expect(await inputSentAgain(asked, { ...turn, tableHash })).toMatchObject({ tableHash });
  });

  it('names amounts in decimal minor units, as the log does', () => {
    expect(askedUpgrade({ ...upgrade, itemIds: [...itemIds] }, playerId)).toMatchObject({
      coin: '6000',
      stake: '54880',
      targetValue: '110500',
      side: 'over',
      targetWear: 'FT',
    });
    expect(askedDream(dream, playerId)).toMatchObject({ fee: '2000', targetWear: '' });
  });

  it('brings the step’s link as its randomness', () => {
    expect(commandOn(askedContract(contract, playerId), turn)).toMatchObject({
      entropy: turn.link,
      round: { step: 3, roundNo: 4 },
    });
  });
});

const lane = { pairId, step: 3, link: turn.link };
const battleId = 'b'.repeat(22);
const choice = '{"kind":"none"}';

describe('a room that a page asks for', () => {
  it.each<[string, AskedCommand, Besides, unknown]>([
    ['seat', askedSeat(battleId, 2, playerId), { key: 'sesame' }, { battleId, seat: 2, key: 'sesame' }],
    [
      'battle',
      askedCreation(
        {
          ...{ terms: hash, seedHash: hash, expectedBeacon: choice, mode: 'UNDERDOG', pace: 'FAST', seatCount: 4 },
          ...{ teams: true, private: true, boxes: [{ slug: 'tidal', oddsHash: hash }] },
        },
        playerId,
      ),
      {},
      {
        ...{ terms: hash, seedHash: hash, expectedBeacon: choice, mode: 'UNDERDOG', pace: 'FAST', seatCount: 4 },
        ...{ teams: true, private: true, boxes: [{ slug: 'tidal', oddsHash: hash }] },
      },
    ],
    [
      'giveaway',
      askedGiveaway(
        {
          ...{ itemIds, startsAt: null, drawAt: '2026-11-29T12:00:00.000Z', password: 'sesame', depositDays: 7 },
          ...{ vipGrade: 1, terms: hash, seedHash: hash, expectedBeacon: choice, loose: null },
        },
        playerId,
      ),
      { password: 'sesame' },
      {
        ...{ itemIds, startsAt: null, drawAt: '2026-11-29T12:00:00.000Z', password: 'sesame', depositDays: 7 },
        ...{ vipGrade: 1, terms: hash, seedHash: hash, expectedBeacon: choice },
      },
    ],
  ])('is sent as it was asked for, with the step: %s', async (_which, asked, besides, input) => {
    expect(await inputSentAgain(asked, turn, besides)).toEqual({ commandId: 'c1', ...lane, ...Object(input) });
  });

  it('names the whole beacon that was shown, and none that it doesn’t know', () => {
    const witnessed = {
      ...{ kind: 'witnessed', chain: hash, genesisAt: 1, periodMs: 3_000 },
      ...{ origin: 'example.org/log', witness: 'w+00000000+A' },
    };
    expect(askedBeacon(JSON.stringify(witnessed))).toEqual(witnessed);
    expect(() => askedBeacon('{"kind":"moon"}')).toThrow('BEACON_CHANGED');
    expect(() => askedBeacon('{')).toThrow('BEACON_CHANGED');
  });
});
