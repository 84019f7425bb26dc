import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import type { PagedList } from '../../platform/use-list.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { amountFrom } from '../play/amount-from.ts';
import type { Refusal } from '../play/PlayNotice.tsx';
import { useSettled } from '../play/use-settled.ts';
import { NONE_CHOSEN, type StakeItem } from '../stake-picker/chosen.ts';
import { refusedItems } from '../stake-picker/item-ids.ts';
import { useStakeFromAddress } from '../stake-picker/use-stake-asked.ts';
import { type StakeLists, useStakeLists } from '../stake-picker/use-stake-lists.ts';
import { questionOf, type TargetFilters, targetAddress } from '../targets/target-filters.ts';
import type { Target } from '../targets/target-query.ts';
import { useTargets } from '../targets/use-targets.ts';
import { useWheelPlay, type WheelPlay } from '../wheel/use-wheel-play.ts';
import { reachOf, type UpgradeRules } from './chance.ts';
import { type UpgradeForm, useUpgradeForm } from './use-upgrade-form.ts';
import { type UpgradePlay, useUpgradePlay } from './use-upgrade-play.ts';

/** The points in which a refusal shows that the page is out of date. */
interface StalePoints {
  /** Items that can't be staked any more. */
  readonly missing: readonly string[];
  /** Minor units; null where the value is as it was shown. */
  readonly targetValue: number | null;
  readonly targetGone: boolean;
  /** Stopped, or under other terms. */
  readonly rulesMoved: boolean;
}

/** Reads a refused upgrade. Prices and lists are to be read again in any case. */
export const stalePoints = (code: string, details: Readonly<Record<string, unknown>>): StalePoints => {
  return {
    missing: refusedItems(code, details),
    targetValue: code === 'PRICE_CHANGED' ? amountFrom(details.targetValue) : null,
    targetGone: code === 'TARGET_NOT_FOUND',
    rulesMoved: code === 'GAME_STOPPED' || code === 'TERMS_CHANGED',
  };
};

/** Milliseconds of quiet before a stake asks for other targets. */
const QUIET_MS = 300;

/** The rules as the API gives them. */
export interface PlayableRules extends UpgradeRules {
  /** The hash that a play names. */
  readonly terms: string;
  readonly maxItems: number;
  /** The emergency stop is on. */
  readonly stopped: boolean;
}

export interface Upgrade {
  readonly form: UpgradeForm;
  readonly play: UpgradePlay;
  readonly wheel: WheelPlay;
  readonly bag: StakeLists;
  readonly targets: PagedList<Target>;
  readonly filters: TargetFilters;
  readonly filter: (change: Partial<TargetFilters>) => void;
  /** Minor units that the list of targets goes by; 0 without an item. */
  readonly stake: number;
  readonly toggle: (item: StakeItem) => void;
  readonly choose: (target: Target) => void;
  readonly pay: () => void;
  /** Puts a result away. */
  readonly finish: () => void;
  readonly refused: (refusal: Refusal) => void;
}

/** Everything that goes on at the page of upgrades. */
export const useUpgrade = (rules: PlayableRules, onStale: () => void): Upgrade => {
  const { play: playWords } = useMessages();
  const { me, wallet } = useSession();
  const { settings } = useSettings();
  const { show } = useToasts();
  const [filters, filter] = useAddressFilters(targetAddress.VALUE_ASC);
  const play = useUpgradePlay();
  const { state, putAway } = play;
  const unseen = state.phase === 'revealing' ? state.outcome.played.item?.id : undefined;
  // The stake has left the backpack, and a win has come into it; neither is shown before the pointer stands.
  const staked = state.phase === 'revealed' ? state.record.body.itemIds : null;
  const bag = useStakeLists(unseen, staked);
  const form = useUpgradeForm(rules, {
    playerId: me?.playerId,
    balance: wallet?.coin ?? 0,
    listed: bag.list.nodes ?? NONE_CHOSEN,
  });
  useStakeFromAddress(bag.list.nodes ?? NONE_CHOSEN, form.change);
  const stake = useSettled(form.items.length === 0 ? 0 : form.total, QUIET_MS);
  // Before anything is staked the list shows what the most valuable item could become, not the whole catalog from its cheapest end.
  const highestWorth = Math.max(0, ...(bag.list.nodes ?? NONE_CHOSEN).map(({ worth }) => worth));
  const targets = useTargets(questionOf(filters, reachOf(stake === 0 ? highestWorth : stake, rules)), filters.sort);
  const wheel = useWheelPlay(play);
  const { change, clear, aim } = form;

  const isOver = staked !== null;
  const finish = useCallback(() => {
    putAway();
    if (isOver) clear();
  }, [putAway, clear, isOver]);

  const { maxItems } = rules;
  const isFull = form.items.length >= maxItems && !isOver;
  const toggle = (item: StakeItem): void => {
    finish();
    if (isFull && form.items.every(({ id }) => id !== item.id)) show('blank', playWords.bag.full({ max: maxItems }));
    else change({ type: 'toggle', item, maxItems });
  };
  const choose = useCallback(
    (target: Target) => {
      finish();
      aim(target);
    },
    [finish, aim],
  );

  const pay = (): void => {
    const { items, coin, total, target, side, tickets } = form;
    if (target === null || tickets === null) return;
    wheel.allowSound();
    putAway();
    const kept = play.start(
      (fresh) => ({
        ...fresh,
        terms: rules.terms,
        itemIds: items.map(({ id }) => id),
        coin,
        targetSkin: target.skin.id,
        targetWear: target.wear,
        side,
        stake: total,
        targetValue: target.value,
        winTickets: tickets,
      }),
      settings.fast,
    );
    if (!kept) show('error', playWords.notice.notKept);
  };

  const refused = ({ code, details }: Refusal): void => {
    const { missing, targetValue, targetGone, rulesMoved } = stalePoints(code, details);
    if (missing.length > 0) change({ type: 'drop', ids: missing });
    if (targetGone) aim(null);
    else if (targetValue !== null && form.target !== null) aim({ ...form.target, value: targetValue });
    if (rulesMoved) onStale();
    targets.reload();
    // The page doesn't know the price of an item that isn't on the fresh list: the player can choose it again.
    void bag.list.reload().then((fresh) => {
      if (fresh === null || code !== 'PRICE_CHANGED') return;
      change({
        type: 'drop',
        ids: form.items.map(({ id }) => id).filter((id) => fresh.every((item) => item.id !== id)),
      });
    });
  };

  return {
    form,
    play,
    wheel,
    bag,
    targets,
    filters,
    filter,
    stake,
    toggle,
    choose,
    pay,
    finish,
    refused,
  };
};
