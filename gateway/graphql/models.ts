import type { WalletView } from '../../engine/engine.ts';
import type { CaseTable } from '../../engine/operator/case/state.ts';
import type { SkinDefinition } from '../../engine/operator/skin/events.ts';
import type { DropRow } from '../../engine/projections/drops.ts';
import type { ItemRow } from '../../engine/projections/queries/backpack.ts';
import type { CaseVersion, CatalogSkin, ThemeRow } from '../../engine/projections/queries/catalog.ts';
import type { Play } from '../../engine/projections/queries/plays.ts';
import type { Account } from '../accounts/account-store.ts';
import type { SignedIn } from '../accounts/accounts.ts';

/** What resolvers hand from one field to the next: the read models' rows, unchanged. */
export type NamesModel = SkinDefinition['familyNames'];
export type SkinModel = CatalogSkin;
export type CaseModel = CaseVersion;
export type ThemeModel = Omit<ThemeRow, 'order'>;
export type CaseEntryModel = { readonly index: number; readonly entry: CaseTable['entries'][number] };
/** With the nickname where it was looked up for everybody at once. */
export type DropModel = DropRow & { readonly nickname?: string | null };
export type LiveEventModel = DropModel;
export type MeModel = Account;
export type SessionModel = SignedIn;

/** A player's own item; `float`, `value` and the rest as the odds gave them. */
export type ItemModel = Omit<ItemRow, 'playerId' | 'acquiredVersion'>;

/** A round, with its item where the answer that made the round carries it. */
export type RoundModel = Play & { readonly freshItem: ItemModel | null };

export type SellResultModel = {
  readonly itemIds: readonly string[];
  readonly total: bigint;
  readonly wallet: WalletView;
  readonly position: number;
};

export type FairnessLogModel = {
  readonly origin: string;
  readonly verifierKey: string;
  readonly sealedSize: number;
  readonly rootHash: string | null;
  readonly sealedAt: number | null;
};
