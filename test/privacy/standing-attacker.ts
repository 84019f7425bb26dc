import { visibilityOf, withFacts } from '../../engine/events.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type ItemId, idIn } from '../../engine/kernel/ids.ts';
import type { Money } from '../../engine/kernel/money.ts';
import { roundedTotal } from '../../engine/liabilities/rounded-total.ts';
import { dayOf } from '../../engine/player/safer-play.ts';

/**
 * An attacker who watches the public log and the public figures from the first day on, and guesses. An attack may read
 * `Published` alone; the truth is only compared with the guess.
 */
interface Published {
  readonly at: Instant;
  /** The player in whose stream an open entry stands; null for any other open entry, and for a sealed one. */
  readonly player: string | null;
  readonly sealed: boolean;
  /** The change of the house's liabilities by an open entry. */
  readonly owedChange: Money;
}

/** How often guesses were right. */
export interface Score {
  readonly guesses: number;
  readonly right: number;
}

const score = (outcomes: readonly boolean[]): Score => ({
  guesses: outcomes.length,
  right: outcomes.filter((right) => right).length,
});

/** The change of the house's liabilities by each entry: balances, escrowed stakes, and items at committed values. */
const changesIn = (log: readonly RecordedEvent[]): readonly Money[] => {
  const worth = new Map<ItemId, Money>();
  return log.map((recorded) => {
    const { postings, acquired, moved } = withFacts(recorded).facts;
    let change = 0n;
    for (const { from, to, amount } of postings) {
      if ('player' in to || to.house === 'escrow') change += amount;
      if ('player' in from || from.house === 'escrow') change -= amount;
    }
    for (const { item } of acquired) {
      worth.set(item.itemId, item.value);
      change += item.value;
    }
    for (const { itemId, to } of moved)
      if (to !== 'held' && to !== 'escrowed' && to !== 'retrieving') change -= worth.get(itemId) ?? 0n;
    return change;
  });
};

const publishedOf = (log: readonly RecordedEvent[], changes: readonly Money[]): readonly Published[] =>
  log.map(({ at, stream, event }, index) => {
    const sealed = visibilityOf(event) === 'sealed';
    const player = !sealed && stream.startsWith('player-') ? idIn(stream) : null;
    return { at, player, sealed, owedChange: sealed ? 0n : (changes[index] ?? 0n) };
  });

/** The player of the next open entry behind a place. */
const nextPlayer = (published: readonly Published[], place: number): string | null =>
  published.find(({ player }, index) => index > place && player !== null)?.player ?? null;

/** The player of the last open entry before a place. */
const lastPlayer = (published: readonly Published[], place: number): string | null =>
  published.findLast(({ player }, index) => index < place && player !== null)?.player ?? null;

/** Whether a command brought that entry alone. On a quiet site a watcher can tell commands apart by their times. */
const standsAlone = (log: readonly RecordedEvent[], place: number): boolean => {
  const own = log[place]?.event.data.commandId;
  return [place - 1, place + 1].every((index) => log[index]?.event.data.commandId !== own);
};

/** The public figure, as each UTC day begins. */
const readingsOf = (published: readonly Published[], changes: readonly Money[]) => {
  const readings: { readonly place: number; readonly total: Money }[] = [];
  let owed = 0n;
  let day = -1;
  for (const [place, { at }] of published.entries()) {
    if (dayOf(at) !== day) readings.push({ place, total: roundedTotal(owed) });
    day = dayOf(at);
    owed += changes[place] ?? 0n;
  }
  return readings;
};

/** Between two readings, less what open entries say: a payment's amount, if nothing else sealed came between them. */
const amountGuesses = (published: readonly Published[], changes: readonly Money[]) => {
  const readings = readingsOf(published, changes);
  return (place: number): Money | null => {
    const after = readings.find((one) => one.place > place);
    const before = readings.findLast((one) => one.place <= place);
    if (after === undefined || before === undefined) return null;
    const open = published.slice(before.place, after.place).reduce((sum, { owedChange }) => sum + owedChange, 0n);
    return after.total - before.total - open;
  };
};

/** All attacks on one log, each with how often it was right. */
export const attack = (log: readonly RecordedEvent[]): ReadonlyMap<string, Score> => {
  const changes = changesIn(log);
  const published = publishedOf(log, changes);
  const guessAmount = amountGuesses(published, changes);
  const payments = log.flatMap(({ event }, place) =>
    event.type === 'PaymentSettled'
      ? [{ place, payer: event.data.playerId, amount: BigInt(event.data.amount), invited: event.data.toldLater }]
      : [],
  );
  const news = log.flatMap(({ event }, place) =>
    event.type === 'InviteeJoined' || event.type === 'RebateEarned' ? [{ place, inviter: event.data.playerId }] : [],
  );
  const bound = log.flatMap(({ event }, place) =>
    event.type === 'InviterBound' ? [{ place, inviter: event.data.inviterId }] : [],
  );
  const accompanied = payments.filter(({ place }) => !standsAlone(log, place));
  return new Map([
    ['the payer, as who plays next', score(payments.map(({ place, payer }) => nextPlayer(published, place) === payer))],
    [
      'the payer, as who played last',
      score(payments.map(({ place, payer }) => lastPlayer(published, place) === payer)),
    ],
    ['the amount, by two readings', score(payments.map(({ place, amount }) => guessAmount(place) === amount))],
    [
      'the inviter, as who plays after the news',
      score(news.map(({ place, inviter }) => nextPlayer(published, place) === inviter)),
    ],
    [
      'the inviter, as who plays after the invitation',
      score(bound.map(({ place, inviter }) => nextPlayer(published, place) === inviter)),
    ],
    ['that a payer was invited, by what stands beside', score(accompanied.map(({ invited }) => invited))],
  ]);
};
