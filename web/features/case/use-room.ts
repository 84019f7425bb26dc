import { useCallback, useEffect, useReducer, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { newCommandId } from '../../platform/commands/command-id.ts';
import { useSettings } from '../../platform/settings.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useOpenOnArrival } from '../free-case/use-open-on-arrival.ts';
import { type PayWork, sendingWork } from '../play/PayButton.tsx';
import { randomHex } from '../play/random-hex.ts';
import type { CaseDetail } from './case-query.ts';
import { usePlay } from './play/use-play.ts';
import type { StageTurn } from './reel/ReelStage.tsx';
import { timingOf, wholeTime } from './reel/timing.ts';
import { useReveal } from './reel/use-reveal.ts';
import { bestOf, STAGED } from './reveal/intensity.ts';
import { useResultSound } from './reveal/use-result-sound.ts';
import { EMPTY_ROOM, phaseOf, type Room, reduceRoom } from './room.ts';
import { useFreePass } from './use-free-pass.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import type { Winner } from './winner.ts';

/** A second tap, this soon after the stage was put away, isn't meant to pay. Milliseconds. */
const SECOND_TAP_MS = 600;

/** The fairness code comes with the first demo. Null when the odds couldn't be read. */
const drawDemo = async (detail: CaseDetail, quantity: number): Promise<readonly Winner[] | null> => {
  const { openDemo } = await import('./demo.ts');
  const serverSeed = crypto.getRandomValues(new Uint8Array(32));
  return openDemo(detail, quantity, { serverSeed, entropy: randomHex(16) });
};

const workOf = ({ play, shown, stands }: Room, confirm: () => void): PayWork => {
  if (shown === null || stands) return sendingWork({ state: play, confirm });
  const { timing, winners, startedAt, demo } = shown.turn;
  return { kind: 'turning', startedAt, wholeMs: wholeTime(timing, winners.length), demo };
};

/** The winner that gets the stage; null for a demo, and where the best intensity is too low. */
const stagedOf = (turn: StageTurn | null): { readonly reel: number; readonly won: Winner } | null => {
  if (turn === null || turn.demo) return null;
  const reel = bestOf(turn.winners);
  const won = turn.winners[reel];
  return won !== undefined && won.intensity >= STAGED ? { reel, won } : null;
};

/** Everything that goes on in the room of a case. */
export const useRoom = (detail: CaseDetail) => {
  const { notice } = useMessages().case;
  const { settings } = useSettings();
  const { show } = useToasts();
  const reducedMotion = useReducedMotion();
  const play = usePlay(detail.slug);
  const [room, dispatch] = useReducer(reduceRoom, EMPTY_ROOM);
  if (room.play !== play.state) dispatch({ type: 'played', play: play.state, reducedMotion });
  const { pass, checking, drop } = useFreePass(detail.slug);
  const [wanted, setQuantity] = useState(1);
  const quantity = pass === null ? wanted : 1;

  const { shown, stands, resting, freeUsed } = room;
  const turn = shown?.turn ?? null;
  const { stand, putAway: putPlayAway } = play;
  const onStand = useCallback(() => {
    dispatch({ type: 'demoStood' });
    stand();
  }, [stand]);
  const { skipped, skip, allowSound } = useReveal(stands ? null : turn, detail.entries, settings.voice, onStand);
  useResultSound(stands ? turn : null, shown?.paid ?? 0);

  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'rested' }), SECOND_TAP_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  const putAway = useCallback(
    (staged = false): void => {
      dispatch({ type: 'putAway', staged });
      putPlayAway();
    },
    [putPlayAway],
  );
  const open = (): void => {
    allowSound();
    dispatch({ type: 'opened' });
    putPlayAway();
    const { slug, oddsHash, terms } = detail;
    const kept = play.start((fresh) => ({ ...fresh, terms, slug, quantity, oddsHash, free: pass }), settings.fast);
    if (!kept) show('error', notice.notKept);
  };
  const startDemo = async (): Promise<void> => {
    allowSound();
    putAway();
    const winners = await drawDemo(detail, quantity);
    if (winners === null) {
      show('error', notice.demoFailed);
      return;
    }
    const timing = timingOf(quantity, settings.fast, reducedMotion);
    const id = newCommandId();
    dispatch({ type: 'demoDrawn', turn: { id, winners, resumed: false, startedAt: Date.now(), timing, demo: true } });
  };
  const choose = (next: number): void => {
    putAway();
    setQuantity(next);
  };

  // A pass opens once: the player pays for the next play, unless this one was refused.
  const free = shown?.free === true;
  useEffect(() => {
    if (free) drop();
  }, [free, drop]);
  const work = workOf(room, play.confirm);
  useOpenOnArrival(pass !== null && play.ready && work.kind === 'ready' && !detail.stopped, open);

  return {
    room,
    phase: phaseOf(room),
    play,
    turn,
    staged: stagedOf(turn),
    skipped,
    reducedMotion,
    work,
    quantity,
    pass,
    checking,
    freeUsed: freeUsed && pass === null,
    skip,
    open,
    startDemo,
    choose,
    putAway,
    markSold: useCallback((itemIds: readonly string[]) => dispatch({ type: 'sold', itemIds }), []),
    payInstead: useCallback(() => dispatch({ type: 'payingChosen' }), []),
  };
};
