import { type ComponentProps, useCallback, useContext, useMemo, useRef } from 'react';
import { useLaneDevice } from '../../platform/lane-device.tsx';
import { useSession } from '../../platform/session.tsx';
import { PayPauseContext } from '../../ui/Button.tsx';

/**
 * Handlers of a button that plays: the first sign that it will be pressed has the browser's lane opened, so that the press itself
 * doesn't wait for that. A page that is only looked at opens none, since the log is public.
 */
export const useReadyLane = (): Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'> => {
  const load = useLaneDevice();
  const { me } = useSession();
  const paused = useContext(PayPauseContext) !== null;
  const playerId = me?.playerId;
  const asked = useRef<string | null>(null);
  const ready = useCallback((): void => {
    if (playerId === undefined || paused || asked.current === playerId) return;
    asked.current = playerId;
    // What fails here the play meets again, and says.
    load().then(
      (device) => device.ready(playerId),
      () => undefined,
    );
  }, [load, playerId, paused]);
  return useMemo(() => ({ onPointerEnter: ready, onFocus: ready }), [ready]);
};
