import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useSettings } from '../../platform/settings.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { type PagedList, useOwnList } from '../../platform/use-list.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { amountFrom } from '../play/amount-from.ts';
import type { Refusal } from '../play/PlayNotice.tsx';
import { questionOf, type TargetFilters, targetAddress } from '../targets/target-filters.ts';
import type { Target } from '../targets/target-query.ts';
import { useTargets } from '../targets/use-targets.ts';
import { useWheelPlay, type WheelPlay } from '../wheel/use-wheel-play.ts';
import { DREAM_LOG, type Dreamed, type DreamRules } from './dream-query.ts';
import type { DreamView } from './dream-view.ts';
import { chancesFor, chaseable, dreamFee } from './fee.ts';
import { type ChanceLimits, usualChance, withinLimits } from './probability.ts';
import { type DreamPlay, useDreamPlay } from './use-dream-play.ts';

/** The points in which a refusal shows that the page is out of date. */
interface StalePoints {
  /** Minor units; null where the value is as it was shown. */
  readonly targetValue: number | null;
  readonly targetGone: boolean;
}

/** Reads a refused dream. Rules and lists are to be read again in any case. */
export const stalePoints = (code: string, details: Readonly<Record<string, unknown>>): StalePoints => {
  const { targetValue } = details;
  return {
    targetValue: code === 'PRICE_CHANGED' ? amountFrom(targetValue) : null,
    targetGone: code === 'TARGET_NOT_FOUND',
  };
};

export interface Dream {
  /** The player's choice for the next dream. */
  readonly chosen: DreamView;
  /** Chances that can be chosen for the target. */
  readonly limits: ChanceLimits;
  readonly setChance: (tickets: number) => void;
  readonly choose: (target: Target) => void;
  readonly play: DreamPlay;
  readonly wheel: WheelPlay;
  readonly targets: PagedList<Target>;
  readonly filters: TargetFilters;
  readonly filter: (change: Partial<TargetFilters>) => void;
  readonly log: PagedList<Dreamed>;
  readonly pay: () => void;
  readonly refused: (refusal: Refusal) => void;
}

interface DreamPorts {
  readonly rules: DreamRules;
  readonly consolationSum: bigint;
  /** The rules aren't what the page shows any more. */
  readonly onStale: () => void;
}

/** The player's own dreams, newest first, ten at a time; without the one that the wheel hasn't shown yet. */
const useDreamLog = (unseen: string | undefined): PagedList<Dreamed> => {
  const list = useOwnList(DREAM_LOG);
  const { nodes } = list;
  return { ...list, nodes: useMemo(() => nodes?.filter(({ id }) => id !== unseen), [nodes, unseen]) };
};

/** Everything that goes on at the page of dreams. */
export const useDream = ({ rules, consolationSum, onStale }: DreamPorts): Dream => {
  const { play: playWords } = useMessages();
  const { settings } = useSettings();
  const { show } = useToasts();
  const [asked, setAsked] = useState(() => usualChance(rules));
  const [target, setTarget] = useState<Target | null>(null);
  const [filters, filter] = useAddressFilters(targetAddress.VALUE_DESC);
  const targets = useTargets(questionOf(filters, chaseable(consolationSum, rules)), filters.sort);
  const play = useDreamPlay();
  const { state, putAway } = play;
  const log = useDreamLog(state.phase === 'revealing' ? state.outcome.played.id : undefined);
  const wheel = useWheelPlay(play);

  const limits = chancesFor(target?.value ?? null, consolationSum, rules);
  const winTickets = withinLimits(asked, limits);
  const fee = target === null ? null : dreamFee(target.value, winTickets, consolationSum, rules);

  const over = state.phase === 'revealed' ? state.outcome : null;
  const readLog = useRef(log.reload);
  useEffect(() => {
    readLog.current = log.reload;
  });
  useEffect(() => {
    if (over !== null) readLog.current();
  }, [over]);

  const setChance = useCallback(
    (tickets: number) => {
      putAway();
      setAsked(tickets);
    },
    [putAway],
  );
  const choose = useCallback(
    (next: Target) => {
      putAway();
      setTarget(next);
    },
    [putAway],
  );

  const pay = (): void => {
    if (target === null || fee === null) return;
    wheel.allowSound();
    putAway();
    const kept = play.start(
      (fresh) => ({
        ...fresh,
        terms: rules.terms,
        targetSkin: target.skin.id,
        targetWear: target.wear,
        winTickets,
        targetValue: target.value,
        fee,
        consolationHash: rules.consolationHash,
      }),
      settings.fast,
    );
    if (!kept) show('error', playWords.notice.notKept);
  };

  const refused = ({ code, details }: Refusal): void => {
    const { targetValue, targetGone } = stalePoints(code, details);
    if (targetGone) setTarget(null);
    else if (targetValue !== null && target !== null) setTarget({ ...target, value: targetValue });
    onStale();
    targets.reload();
  };

  const chosen = { target, winTickets, fee };
  return { chosen, limits, setChance, choose, play, wheel, targets, filters, filter, log, pay, refused };
};
