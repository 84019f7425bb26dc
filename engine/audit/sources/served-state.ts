import { Map as PersistentMap } from 'immutable';
import { z } from 'zod';
import { type BalanceType, type HeldItem, HOUSE_ACCOUNTS } from '../../facts/facts.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { hexHash, playerId } from '../../kernel/event-codec.ts';
import { type ItemId, idIn, playerStream } from '../../kernel/ids.ts';
import { formatMoney, moneyText } from '../../kernel/money.ts';
import { balanceOf, NO_PLAYER, type PlayerState, type RegisteredPlayer } from '../../player/state.ts';
import { AuditStopped, type Findings } from '../finding.ts';
import { BALANCES } from '../ledgers/own-facts.ts';
import type { Replay } from '../replay/replay.ts';
import { playerIn } from '../replay/states.ts';
import type { AuditSource } from './source.ts';

const MAX_PAGES = 100_000;

const amount = z.string().regex(moneyText);
const row = z.object({
  playerId,
  version: z.int().min(1),
  coin: amount,
  points: amount,
  locked: amount,
  items: z.int().min(0),
  backpack: hexHash,
});
type ServedRow = z.infer<typeof row>;
const page = z.object({
  position: z.int().min(0),
  house: z.record(z.string(), z.record(z.string(), amount)),
  rows: z.array(row).max(500),
  more: z.boolean(),
});

/** A page of what the site shows, with the ids it covers: beyond `after`, up to its last row or the end. */
export type ServedPage = z.infer<typeof page> & { readonly after: string };

/**
 * Everything the site serves as balances and backpacks, in pages that are each one snapshot.
 * @throws AuditStopped when the pages can't be read, or never end.
 */
export const readServedState = async (source: AuditSource): Promise<readonly ServedPage[]> => {
  const pages: ServedPage[] = [];
  let after = '';
  for (;;) {
    const parsed = page.safeParse(await source.statePage(after === '' ? null : after));
    if (!parsed.success) throw new AuditStopped('unreachable', 'the answer of /log/state has another form');
    const { rows, more } = parsed.data;
    let last = after;
    for (const { playerId: id } of rows) {
      if (id <= last) throw new AuditStopped('unreachable', '/log/state is out of order');
      last = id;
    }
    pages.push({ ...parsed.data, after });
    if (!more) return pages;
    if (last === after || pages.length === MAX_PAGES) throw new AuditStopped('unreachable', '/log/state has no end');
    after = last;
  }
};

/** SHA-256 over the held items, a line each, in byte order of their ids. */
const backpackHash = (hashing: Hashing, items: RegisteredPlayer['items']): string => {
  const lines = [...items.values()]
    .sort((a, b) => (a.itemId < b.itemId ? -1 : 1))
    .map(({ itemId, skin, wear, float, value }) => `${itemId}|${skin}|${wear}|${float ?? ''}|${formatMoney(value)}\n`);
  return hashing.sha256Text(lines.join(''));
};

/**
 * The items and balances that the site must show of a player: an erased player has nothing left. Null for an id of no
 * player.
 */
const shownOf = (player: PlayerState) => {
  if (player.status === 'registered') return { items: player.items, held: (of: BalanceType) => balanceOf(player, of) };
  return player.erased ? { items: PersistentMap<ItemId, HeldItem>(), held: () => 0n } : null;
};

export interface ServedCheck {
  /** Call before each entry, and once more with the size of the log. */
  reached(position: number): void;
  /** After the last entry: no player may be missing. */
  finish(): void;
  rows(): number;
}

/** Compares each page with the computed state at exactly the page's position. */
export const createServedCheck = (
  hashing: Hashing,
  findings: Findings,
  pages: readonly ServedPage[],
  replay: Replay,
): ServedCheck => {
  const waiting = [...pages].sort((a, b) => b.position - a.position);
  let rows = 0;

  const compareRow = (served: ServedRow): void => {
    rows += 1;
    const stream = playerStream(served.playerId);
    const player = playerIn(replay.states, stream) ?? NO_PLAYER;
    const compare = (what: string, shown: unknown, computed: unknown): void => {
      if (shown !== computed) findings.add('balances', null, `${stream}: ${what} shown ${shown}, computed ${computed}`);
    };
    const shown = shownOf(player);
    if (shown === null) {
      findings.add('balances', null, `${stream} is shown, but isn't in the log`);
      return;
    }
    const { states } = replay;
    compare('version', served.version, states.newest(stream, 'open') + states.newest(stream, 'sealed'));
    for (const balance of BALANCES) compare(balance, served[balance], formatMoney(shown.held(balance)));
    compare('number of items', served.items, shown.items.size);
    compare('backpack', served.backpack, backpackHash(hashing, shown.items));
  };

  const compareHouse = ({ house, position }: ServedPage): void => {
    for (const account of HOUSE_ACCOUNTS) {
      for (const balance of BALANCES) {
        const shown = house[account]?.[balance] ?? '0';
        const computed = formatMoney(replay.money.account(account, balance));
        if (shown === computed) continue;
        findings.add('balances', null, `${account}/${balance} at ${position}: shown ${shown}, computed ${computed}`);
      }
    }
  };

  return {
    reached: (position) => {
      for (let next = waiting.at(-1); next !== undefined && next.position <= position; next = waiting.at(-1)) {
        waiting.pop();
        replay.settle();
        compareHouse(next);
        next.rows.forEach(compareRow);
      }
    },
    finish: () => {
      const shown = new Set<string>(pages.flatMap((one) => one.rows.map(({ playerId: id }) => id)));
      for (const [stream, player, born] of replay.states.players()) {
        const id = idIn(stream);
        if (shownOf(player) === null || shown.has(id)) continue;
        const covering = pages.findLast(({ after }) => after < id);
        if (covering !== undefined && born < covering.position) {
          findings.add('balances', null, `${stream} is in the log, but isn't shown`);
        }
      }
    },
    rows: () => rows,
  };
};
