import { type ComponentProps, useCallback, useContext, useMemo, useRef } from 'react';
import { useLaneDevice } from '../../platform/lane-device.tsx';
import { useSession } from '../../platform/session.tsx';
import { PayPauseContext } from '../../ui/Button.tsx';

/**
 * Handlers of a button that plays: the first sign of a press has the browser's lane opened, so that the press itself doesn't wait
 * for that. A page that a player only looks at opens none, since the log is public.
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
    // The play meets a failure again, and reports it.
    load().then(
      (device) => device.ready(playerId),
      () => undefined,
    );
  }, [load, playerId, paused]);
  return useMemo(() => ({ onPointerEnter: ready, onFocus: ready }), [ready]);
};
