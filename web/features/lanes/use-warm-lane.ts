import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useLaneDevice } from '../../platform/lane-device.tsx';
import { useSession } from '../../platform/session.tsx';
import { useToasts } from '../../ui/toasts.tsx';

/** Has ready what the first play needs, so that it isn't later than any other; says once where this browser keeps nothing. */
export const useWarmLane = (): void => {
  const load = useLaneDevice();
  const { me } = useSession();
  const { play } = useMessages();
  const { show } = useToasts();
  const playerId = me?.playerId;
  const tell = useRef<() => void>(() => undefined);
  useEffect(() => {
    tell.current = () => {
      show('blank', play.notice.forgets);
    };
  });
  useEffect(() => {
    if (playerId === undefined) return undefined;
    const over = new AbortController();
    const warm = async (): Promise<void> => {
      const device = await load();
      await device.warm(playerId);
      if (!over.signal.aborted && device.saysItForgets()) tell.current();
    };
    warm().catch(() => undefined);
    return () => over.abort();
  }, [playerId, load]);
};
