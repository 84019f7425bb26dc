import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ArenaBase } from '../base-path.ts';
import type { BattleAct } from './battle-command.ts';
import { type BattleOutcome, type BattlePlay, useBattleCommand } from './use-battle-command.ts';

export interface BattleActs {
  readonly play: BattlePlay;
  /** The command that the page sends or asks about; null while it does neither. */
  readonly under: BattleAct | null;
  /** No answer so far: the page sends the same command repeatedly. */
  readonly unanswered: boolean;
  /** Sends it, unless another is under way. */
  readonly perform: (act: BattleAct) => void;
}

/** Performs battle commands one at a time. `onDone` is called once for each that the server has done. */
export const useBattleActs = (onDone: (outcome: BattleOutcome) => void): BattleActs => {
  const { battle } = useMessages();
  const { show } = useToasts();
  const play = useBattleCommand();
  const { state, stand, start } = play;

  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  const done = state.phase === 'revealing' ? state.outcome : null;
  useEffect(() => {
    if (done === null) return;
    // No reel spins here: the page may show the outcome at once.
    stand();
    latest.current(done);
  }, [done, stand]);

  const perform = useCallback(
    (act: BattleAct) => {
      if (!start(({ commandId }) => ({ commandId, loose: null, ...act }), false)) show('error', battle.command.notKept);
    },
    [start, show, battle],
  );
  const sending = state.phase === 'sending' && !state.parked ? state : null;
  return { play, under: sending?.record.body ?? null, unanswered: sending?.unanswered ?? false, perform };
};

/** The text of each command that is done. */
export const useDoneWords = (): Readonly<Record<BattleAct['act'], string>> => {
  const { command, create } = useMessages().battle;
  return {
    create: create.created,
    join: command.joined,
    bot: command.botAdded,
    fill: command.filled,
    dissolve: command.dissolvedRefunded,
  };
};

/** Asks about a command that another page sent and that has no answer; links to the battle of its outcome. */
export const useResumedActs = (base: ArenaBase): BattleActs => {
  const { create } = useMessages().battle;
  const texts = useDoneWords();
  const { show } = useToasts();
  const navigate = useNavigate();
  return useBattleActs(({ act, battleId }) => {
    show('success', texts[act], {
      action: { label: create.goThere, onPress: () => navigate(`${base}/${battleId}`) },
    });
  });
};
