import { setTimeout as sleep } from 'node:timers/promises';
import { type SignedIn, signUp } from '../../test/player/account.ts';
import { type Ask, Refused } from '../../test/player/ask.ts';
import { cheapestOf } from '../../test/player/case.ts';
import { NoAnswer } from '../../test/player/http.ts';
import { LARGE_DEPOSIT, payIn } from '../../test/player/trade.ts';
import type { Random } from '../simulate/random.ts';
import { type Act, type ActParts, addBot, createBattle, openByRest, openCase, sellItems } from './acts.ts';
import { untilAnswered } from './again.ts';
import { impatientAsk, impatientRest } from './ask.ts';
import { ContradictoryAnswer, type Ledger } from './ledger.ts';

/** So many accepted commands are remembered, to be sent again. */
const REMEMBERED = 150;
const ASKED_AGAIN_AT_ONCE = 6;
/** A client gives up a command without an answer after so long; the checks look for it in the log at the end. */
const PATIENCE_MS = 90_000;
const COMES_IN_WITHIN_MS = 60_000;
/** So many of the cheapest are opened. */
const CHEAP_CASES = 4;

export interface LoadFigures {
  /** Longest time without an answer to any client, in milliseconds. */
  readonly longestSilence: number;
  /** Longest time from the first try of a command to its answer. */
  readonly longestCommand: number;
  /** Answers that were asked for again, and came out the same. */
  readonly repeated: number;
  /** Given up without an answer. */
  readonly unanswered: number;
  readonly contradictions: readonly string[];
  /** The reasons of failed tries that are no refusals, with their counts. */
  readonly reasons: ReadonlyMap<string, number>;
}

export interface Load {
  figures(): LoadFigures;
  /** Begins no new command; resolves when every command has its answer, or was given up. */
  pause(): Promise<void>;
  resume(): void;
  /** Sends commands that were accepted once more: their answers must be the same. */
  askAgain(): Promise<void>;
  /** Lets every client finish its commands. */
  stop(): Promise<void>;
}

export interface LoadParts {
  readonly address: string;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly players: number;
  /** Mean time between two commands of a player. */
  readonly paceMs: number;
}

/** Signs up and buys coin, however often it has to ask. */
const comeIn = async (ask: Ask, random: Random): Promise<SignedIn> => {
  const patiently: Ask = (...asked) => untilAnswered(() => ask(...asked), performance.now() + COMES_IN_WITHIN_MS);
  const phone = `+86139${String(random.below(100_000_000)).padStart(8, '0')}`;
  const player = await signUp(patiently, phone, random.hex(12));
  await payIn(patiently, player.token, LARGE_DEPOSIT, random);
  return player;
};

/** Players who open, sell and battle at a steady pace, and ask again with the same id until they are answered. */
export const startLoad = async ({ address, ledger, random, players, paceMs }: LoadParts): Promise<Load> => {
  const ask = impatientAsk(address);
  const rest = impatientRest(address);
  const cases = (await cheapestOf(ask)).slice(0, CHEAP_CASES);
  const cast: SignedIn[] = [];
  for (let n = 0; n < players; n += 1) cast.push(await comeIn(ask, random));

  const stopping = new AbortController();
  const contradictions: string[] = [];
  const remembered: Act[] = [];
  const busy = new Set<Promise<void>>();
  let paused: PromiseWithResolvers<void> | null = null;
  const reasons = new Map<string, number>();
  let [lastAnswer, longestSilence, longestCommand, repeated, unanswered] = [performance.now(), 0, 0, 0, 0];

  const heard = (): void => {
    const now = performance.now();
    longestSilence = Math.max(longestSilence, now - lastAnswer);
    lastAnswer = now;
  };
  const note = (reason: string): void => void reasons.set(reason, (reasons.get(reason) ?? 0) + 1);

  /** Sends it until it is answered, and writes down what the answer is. */
  const perform = async (act: Act): Promise<boolean> => {
    const started = performance.now();
    try {
      const position = await untilAnswered(act.send, started + PATIENCE_MS, (reason) => {
        ledger.unknown(act.id, reason);
        note(reason);
      });
      heard();
      longestCommand = Math.max(longestCommand, performance.now() - started);
      ledger.accepted(act.id, position);
      return true;
    } catch (error) {
      if (error instanceof Refused) {
        heard();
        ledger.rejected(act.id, error.code);
      } else if (error instanceof NoAnswer) unanswered += 1;
      else throw error;
      return false;
    }
  };

  const doAct = async (act: Act): Promise<void> => {
    ledger.sent(act.id, act.kind, act.events);
    if (!(await perform(act))) return;
    if (remembered.length < REMEMBERED) remembered.push(act);
    else remembered[random.below(REMEMBERED)] = act;
    if (random.chance(0.1) && (await perform(act))) repeated += 1;
  };

  const turn = async (parts: ActParts): Promise<void> => {
    const wish = random.below(100);
    if (wish < 55) return doAct(await openCase(parts, cases));
    if (wish < 75) return doAct(await openByRest(parts, cases));
    if (wish < 96) {
      const act = await sellItems(parts);
      return act === null ? undefined : doAct(act);
    }
    let battle: string | null = null;
    await doAct(
      await createBattle(parts, cases, (id) => {
        battle = id;
      }),
    );
    if (battle !== null) await doAct(addBot(parts, battle));
  };

  const tryTo = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof ContradictoryAnswer) contradictions.push(error.message);
      // A query before a command may fail: the next turn asks again.
      else if (!(error instanceof NoAnswer) && !(error instanceof Refused)) throw error;
    }
  };

  const play = async (player: SignedIn): Promise<void> => {
    const parts = { ask, rest, random, player };
    while (!stopping.signal.aborted) {
      await sleep(random.below(2 * paceMs), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await paused?.promise;
      const work = tryTo(() => turn(parts));
      busy.add(work);
      await work;
      busy.delete(work);
    }
  };
  lastAnswer = performance.now();
  const playing = cast.map(play);

  return {
    figures: () => ({ longestSilence, longestCommand, repeated, unanswered, contradictions, reasons }),
    pause: async () => {
      paused ??= Promise.withResolvers();
      await Promise.all(busy);
    },
    resume: () => {
      paused?.resolve();
      paused = null;
      lastAnswer = performance.now();
    },
    askAgain: async () => {
      const acts = [...remembered];
      const one = async (): Promise<void> => {
        for (let act = acts.pop(); act !== undefined; act = acts.pop()) {
          const again = act;
          await tryTo(async () => {
            if (await perform(again)) repeated += 1;
          });
        }
      };
      await Promise.all(Array.from({ length: ASKED_AGAIN_AT_ONCE }, one));
    },
    stop: async () => {
      stopping.abort();
      paused?.resolve();
      await Promise.all(playing);
    },
  };
};
