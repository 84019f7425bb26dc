import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { COMMITMENT_MOVED } from '../../../platform/api-error.ts';
import { deviceStorage } from '../../../platform/device-storage.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ArenaBase } from '../base-path.ts';
import type { RoomOrder } from '../commands/battle-command.ts';
import { type BattleActs, useBattleActs } from '../commands/use-battle-acts.ts';
import type { BattleOutcome } from '../commands/use-battle-command.ts';
import { fragmentOf, roomKeys } from '../room/room-keys.ts';
import { HOST_SEED } from './create-query.ts';

/** The player's choices for a room. The page reads its terms, seed hash and beacon when it sends the command. */
type RoomWish = Omit<RoomOrder, 'terms' | 'seedHash' | 'expectedBeacon'>;

export interface CreateRoom {
  readonly acts: BattleActs;
  /** The page reads the committed hash, or has the command pending. */
  readonly busy: boolean;
  readonly create: (order: RoomWish) => void;
}

/** Creates a room and goes there. When commitment or terms changed meanwhile, it reads them and tries once more. */
export const useCreateRoom = (base: ArenaBase): CreateRoom => {
  const client = useApolloClient();
  const { battle: words } = useMessages();
  const { show } = useToasts();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  /** The last wish; null once the page has tried it again. */
  const order = useRef<RoomWish | null>(null);

  const acts = useBattleActs(({ act, battleId, key }: BattleOutcome) => {
    const room = `${base}/${battleId}`;
    if (act !== 'create') {
      show('success', words.command.joined, {
        action: { label: words.create.goThere, onPress: () => navigate(room) },
      });
      return;
    }
    if (key !== null) roomKeys(deviceStorage).keep(battleId, key);
    show('success', words.create.created);
    navigate(`${room}${fragmentOf(key)}`);
  });
  const { perform, play } = acts;

  const send = useCallback(
    async (wanted: RoomWish): Promise<void> => {
      setAsking(true);
      try {
        const { data } = await client.query({ query: HOST_SEED, fetchPolicy: 'no-cache' });
        const terms = data?.terms?.battle.hash;
        if (data === undefined || terms === undefined) throw new Error('an answer without data');
        const { hostSeeds, site } = data;
        const committed = { terms, seedHash: hostSeeds.battle.publicHash, expectedBeacon: site.beacon.choice };
        perform({ act: 'create', order: { ...wanted, ...committed } });
      } catch (error) {
        show('error', errorText(error));
      } finally {
        setAsking(false);
      }
    },
    [client, perform, show, errorText],
  );

  const create = useCallback(
    (wanted: RoomWish) => {
      order.current = wanted;
      void send(wanted);
    },
    [send],
  );

  const refusal = play.state.phase === 'rejected' ? play.state : null;
  const { dismiss } = play;
  useEffect(() => {
    const wanted = order.current;
    if (refusal === null || !COMMITMENT_MOVED.has(refusal.code) || wanted === null) return;
    order.current = null;
    dismiss();
    void send(wanted);
  }, [refusal, dismiss, send]);

  return { acts, busy: asking || acts.under !== null, create };
};
