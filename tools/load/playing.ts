import { setTimeout as pause } from 'node:timers/promises';
import { signUp } from '../../test/player/account.ts';
import { type Ask, Refused } from '../../test/player/ask.ts';
import { cheapestOf, openingOf, openOverRest, type ShownCase } from '../../test/player/case.ts';
import { graphql } from '../../test/player/generated/index.ts';
import { askAt, NoAnswer, type RestExchange, restAt } from '../../test/player/http.ts';
import { roundShown, type ShownRound } from '../../test/player/round.ts';
import { LARGE_DEPOSIT, payIn } from '../../test/player/trade.ts';
import type { ClientGroup, Counts, SentReport } from './messages.ts';
import { note, type Tally } from './tally.ts';
import type { Work } from './work.ts';

/** Registrations at once: the site derives two passwords at a time and lets a few wait. */
const SIGN_UPS_AT_ONCE = 4;

const codeOf = (error: unknown): string => {
  if (error instanceof Refused) return error.code;
  if (error instanceof NoAnswer) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};

const OPEN_UNDER_LOAD = graphql(`
  mutation OpenUnderLoad($input: OpenCaseInput!) {
    openCase(input: $input) {
      position
      promise { note }
    }
  }
`);

/** An acceptance that promises nothing counts for nothing. */
const unpromised = (): NoAnswer => new NoAnswer('no promise');

type Open = (token: string, choice: ShownCase, round: ShownRound) => Promise<unknown>;

const opensAt = (url: string, ask: Ask, byRest: boolean): Open => {
  const answering = restAt(url);
  const rest: RestExchange = async (...asked) => {
    const answered = await answering(...asked);
    if (answered.code === null && answered.promise === null) throw unpromised();
    return answered;
  };
  return byRest
    ? (token, choice, round) => openOverRest(rest, token, openingOf(choice, round))
    : async (token, choice, round) => {
        const { promise } = (await ask(OPEN_UNDER_LOAD, { input: openingOf(choice, round) }, token)).openCase;
        if (promise == null) throw unpromised();
      };
};

interface Seat {
  readonly token: string;
  /** Minor units. */
  coin: number;
  /** Null where it is to be asked for: at first, and after the last round of a pair. */
  round: ShownRound | null;
  readonly ask: Ask;
  readonly open: Open;
}

/** Sandbox coin, so that the player can go on. */
const fillUp = async (seat: Seat): Promise<void> => {
  await payIn(seat.ask, seat.token);
  seat.coin += LARGE_DEPOSIT;
};

/** Players in this process who open the cheapest case again and again. */
export const playing = async ({ kind, urls, count }: ClientGroup): Promise<Work> => {
  const gateways = urls.map((url) => {
    const ask = askAt(url);
    return { ask, open: opensAt(url, ask, kind === 'rest players') };
  });
  const [first] = gateways;
  if (first === undefined) throw new Error('no gateway');
  const [choice] = await cheapestOf(first.ask);
  if (choice === undefined) throw new Error('the site shows no case');
  const seats: Seat[] = [];
  let taken = 0;
  const sit = async (): Promise<void> => {
    while (taken < count) {
      const { ask, open } = gateways[taken % gateways.length] ?? first;
      taken += 1;
      const { token } = await signUp(ask);
      const seat: Seat = { token, coin: 0, round: null, ask, open };
      await fillUp(seat);
      seats.push(seat);
    }
  };
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, sit));

  const tally: Tally = new Map();
  const failures: Counts = {};
  const stopping = new AbortController();
  let accepted = 0;

  /** One command. A player whose coin is at an end pays in before, and one asks for a new pair, which isn't measured. */
  const openOnce = async (seat: Seat, due: number): Promise<void> => {
    try {
      const begun = performance.now();
      if (seat.coin < choice.price) await fillUp(seat);
      seat.round ??= await roundShown(seat.ask, seat.token);
      const paid = performance.now() - begun;
      await seat.open(seat.token, choice, seat.round);
      seat.coin -= choice.price;
      note(tally, performance.now() - due - paid);
      accepted += 1;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'SEED_CHANGED') seat.round = null;
      failures[code] = (failures[code] ?? 0) + 1;
    }
  };

  /** The next command is due at its time, whether or not the last one was slow: waiting counts. */
  const play = async (seat: Seat, begin: number, until: number, every: number | null): Promise<void> => {
    for (
      let due = begin;
      due < until && !stopping.signal.aborted;
      due = every === null ? performance.now() : due + every
    ) {
      const wait = due - performance.now();
      if (wait > 0) await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await openOnce(seat, due);
    }
  };

  return {
    begin: async ({ milliseconds, perSecond }): Promise<SentReport> => {
      const begin = performance.now();
      const every = perSecond === null ? null : (count / perSecond) * 1_000;
      await Promise.all(
        seats.map((seat, index) => play(seat, begin + ((every ?? 0) * index) / count, begin + milliseconds, every)),
      );
      return { tally: [...tally], done: accepted, failures, lost: 0, whole: 0, repeated: 0 };
    },
    end: async () => null,
    stop: () => stopping.abort(),
  };
};
