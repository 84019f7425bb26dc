import type { GlasscaseEvent } from '../events.ts';
import type { Instant } from '../kernel/decision.ts';
import { type RoundId, roundId } from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';
import { parseMoney } from '../kernel/money.ts';
import { type BalanceType, type HouseAccount, postingsOf } from '../player/postings.ts';

/** A row of the backpack, as an event brings it. */
export interface ItemRow {
  readonly itemId: RoundId;
  readonly playerId: string;
  readonly skinId: string;
  readonly wear: string;
  readonly float: number | null;
  readonly value: Money;
  readonly caseSlug: string;
  readonly acquiredAt: Instant;
  readonly acquiredVersion: number;
}

export interface ItemChanges {
  readonly acquired: ItemRow | null;
  readonly sold: readonly RoundId[];
}

const NO_CHANGES: ItemChanges = { acquired: null, sold: [] };

/** What an event does to the `item` table. The commit, and any rebuild of that table, fold with this. */
export const itemChangesOf = (event: GlasscaseEvent, version: number, at: Instant): ItemChanges => {
  switch (event.type) {
    case 'CaseOpened': {
      const { data } = event;
      const acquired: ItemRow = {
        itemId: roundId(data.pairId, data.roundNo),
        playerId: data.playerId,
        skinId: data.skin,
        wear: data.wear,
        float: data.float,
        value: parseMoney(data.value),
        caseSlug: data.case,
        acquiredAt: at,
        acquiredVersion: version,
      };
      return { acquired, sold: [] };
    }
    case 'ItemsSold':
      return { acquired: null, sold: event.data.items.map(({ itemId }) => itemId) };
    case 'PlayerRegistered':
    case 'DepositSettled':
    case 'SeedRotated':
    case 'CasePublished':
    case 'CaseRetired':
    case 'SkinPublished':
    case 'GameStopped':
    case 'GameResumed':
      return NO_CHANGES;
  }
};

export interface HouseDelta {
  readonly account: HouseAccount;
  readonly balance: BalanceType;
  readonly amount: Money;
}

/** What an event does to the counter-accounts: the other side of every posting. */
export const houseDeltasOf = (event: GlasscaseEvent): readonly HouseDelta[] =>
  postingsOf(event).map(({ counter, balance, amount }) => ({ account: counter, balance, amount: -amount }));
