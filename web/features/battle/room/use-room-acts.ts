import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { useDialogs } from '../../../platform/dialogs.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ArenaBase } from '../base-path.ts';
import { type BattleActs, useBattleActs } from '../commands/use-battle-acts.ts';
import type { BattleOutcome } from '../commands/use-battle-command.ts';
import type { BattleRoom } from './room-query.ts';
import { freeSeats, isHost, seatOf } from './room-view.ts';
import type { SeatChoice } from './SeatColumn.tsx';

interface RoomActsInput {
  readonly battle: BattleRoom;
  readonly base: ArenaBase;
  readonly playerId: string | null;
  /** Of a private room's link. */
  readonly roomKey: string | null;
  readonly onAnswer: (heard: BattleRoom, key: string | null) => void;
}

export interface RoomActs {
  readonly acts: BattleActs;
  readonly choice: SeatChoice;
  readonly choose: (seat: number) => void;
  readonly join: () => void;
  /** Puts bots on all free seats. */
  readonly fill: () => void;
  /** Asks first. */
  readonly dissolve: () => void;
}

/** The actions of a player in a room that waits. */
export const useRoomActs = ({ battle, base, playerId, roomKey, onAnswer }: RoomActsInput): RoomActs => {
  const { room, command, create } = useMessages().battle;
  const { open } = useDialogs();
  const { show } = useToasts();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<number | null>(null);

  const acts = useBattleActs(({ act, battleId, battle: heard, key }: BattleOutcome): void => {
    const texts = {
      create: create.created,
      join: command.joined,
      bot: command.botAdded,
      fill: command.filled,
      dissolve: command.dissolvedRefunded,
    };
    if (heard !== null && battleId === battle.id) {
      show('success', texts[act]);
      onAnswer(heard, key);
      return;
    }
    // Begun on another page, and answered here.
    const action = { label: create.goThere, onPress: () => navigate(`${base}/${battleId}`) };
    show('success', texts[act], { action });
  });
  const { under, perform } = acts;

  const waiting = battle.status === 'WAITING';
  const free = freeSeats(battle);
  const canSit = waiting && seatOf(battle, playerId) === null && (!battle.private || roomKey !== null);
  const chosen = canSit ? (free.find((seat) => seat === wanted) ?? free[0] ?? null) : null;
  const canAddBots = waiting && isHost(battle, playerId);
  const { id: battleId } = battle;

  return {
    acts,
    choice: {
      chosen,
      onChoose: canSit ? setWanted : null,
      onAddBot: canAddBots ? (seat) => perform({ act: 'bot', battleId, seat }) : null,
      botFor: under?.act === 'bot' ? under.seat : null,
      disabled: under !== null,
    },
    choose: setWanted,
    join: () => {
      if (chosen !== null) perform({ act: 'join', battleId, seat: chosen, key: battle.private ? roomKey : null });
    },
    fill: () => perform({ act: 'fill', battleId, bots: free.map((seat) => ({ seat })) }),
    dissolve: () =>
      open({
        name: 'confirm',
        title: room.dissolveTitle,
        text: room.dissolveText,
        confirmLabel: room.dissolve,
        danger: true,
        onConfirm: () => perform({ act: 'dissolve', battleId }),
      }),
  };
};
