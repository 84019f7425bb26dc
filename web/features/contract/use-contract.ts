import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { Refusal } from '../play/PlayNotice.tsx';
import { NONE_CHOSEN, type StakeItem } from '../stake-picker/chosen.ts';
import { refusedItems } from '../stake-picker/item-ids.ts';
import { type Chosen, useChosen } from '../stake-picker/use-chosen.ts';
import { type StakeLists, useStakeLists } from '../stake-picker/use-stake-lists.ts';
import type { ContractRules } from './contract-query.ts';
import { type ContractPlay, useContractPlay } from './use-contract-play.ts';
import { type TableView, useContractTable } from './use-contract-table.ts';
import { type ContractTurn, useContractTurn } from './use-contract-turn.ts';

export interface Contract {
  readonly chosen: Chosen;
  readonly bag: StakeLists;
  /** For what is chosen now. */
  readonly table: TableView;
  readonly play: ContractPlay;
  readonly turn: ContractTurn;
  readonly toggle: (item: StakeItem) => void;
  readonly pay: () => void;
  /** Puts a result away. */
  readonly finish: () => void;
  readonly refused: (refusal: Refusal) => void;
}

/** The points in which a refusal shows the page to be out of date. The page reads prices again in any case. */
interface StalePoints {
  /** Items that can't be staked any more. */
  readonly missing: readonly string[];
  /** Stopped, or under other terms. */
  readonly rulesMoved: boolean;
}

const stalePoints = (code: string, details: Readonly<Record<string, unknown>>): StalePoints => ({
  missing: refusedItems(code, details),
  rulesMoved: code === 'GAME_STOPPED' || code === 'TERMS_CHANGED',
});

/** Everything that goes on at the page of contracts. */
export const useContract = (rules: ContractRules, onStale: () => void): Contract => {
  const { play: words } = useMessages();
  const { me } = useSession();
  const { settings } = useSettings();
  const { show } = useToasts();
  const play = useContractPlay();
  const { state, putAway } = play;
  // The stake has left the backpack, and the drawn item is in it; the page shows neither before the reel stands.
  const unseen = state.phase === 'revealing' ? state.outcome.played.item.id : undefined;
  const staked = state.phase === 'revealed' ? state.record.body.itemIds : null;
  const bag = useStakeLists(unseen, staked);
  const chosen = useChosen(me?.playerId, bag.list.nodes ?? NONE_CHOSEN);
  const { items, worth, change } = chosen;
  const { minItems, maxItems, terms } = rules;
  const table = useContractTable(items.length < minItems ? 0 : worth);
  const turn = useContractTurn(play);

  const isOver = staked !== null;
  const finish = useCallback(() => {
    putAway();
    if (isOver) change({ type: 'clear' });
  }, [putAway, change, isOver]);

  const isFull = items.length >= maxItems && !isOver;
  const toggle = (item: StakeItem): void => {
    finish();
    if (isFull && items.every(({ id }) => id !== item.id)) show('blank', words.bag.full({ max: maxItems }));
    else change({ type: 'toggle', item, maxItems });
  };

  const pay = (): void => {
    const signed = table.table;
    if (signed === null || signed === undefined || table.outdated) return;
    turn.allowSound();
    putAway();
    const itemIds = items.map(({ id }) => id);
    const { stake, hash: tableHash } = signed;
    const kept = play.start((fresh) => ({ ...fresh, terms, itemIds, stake, tableHash }), settings.fast);
    if (!kept) show('error', words.notice.notKept);
  };

  const refused = ({ code, details }: Refusal): void => {
    const { missing, rulesMoved } = stalePoints(code, details);
    if (missing.length > 0) change({ type: 'drop', ids: missing });
    if (rulesMoved) onStale();
    table.reload();
    // The page doesn't know the price of an item outside the list that it just read: the player can choose it again.
    void bag.list.reload().then((fresh) => {
      if (fresh === null || code !== 'PRICE_CHANGED') return;
      change({ type: 'drop', ids: items.map(({ id }) => id).filter((id) => fresh.every((item) => item.id !== id)) });
    });
  };

  return { chosen, bag, table, play, turn, toggle, pay, finish, refused };
};
