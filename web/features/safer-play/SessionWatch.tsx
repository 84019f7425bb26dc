import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../generated/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { keepVisit, reminderDue } from './visit.ts';

const REALITY_CHECK = graphql(`
  query RealityCheck {
    saferPlay {
      realityCheckMinutes
      jurisdiction { code allowFastReveal }
    }
  }
`);

const LOOK_EVERY_MS = 15_000;

/** Counts the time of a visit, keeps to what the player's place allows, and asks for the reality check when it is due and nothing else is open. */
export default function SessionWatch() {
  const clock = useServerClock();
  const { me } = useSession();
  const { current, open } = useDialogs();
  const playerId = me?.playerId;
  const { data } = useQuery(REALITY_CHECK, playerId === undefined ? skipToken : {});
  const minutes = data?.saferPlay.realityCheckMinutes ?? 0;
  const free = current === null;

  const { allowFast } = useSettings();
  const fastAllowed = data?.saferPlay.jurisdiction.allowFastReveal ?? true;
  useEffect(() => allowFast(fastAllowed), [allowFast, fastAllowed]);

  useEffect(() => {
    if (playerId === undefined) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      const now = clock.now();
      const visit = keepVisit(deviceStorage, playerId, now);
      if (free && reminderDue(visit, minutes, now)) open({ name: 'realityCheck' });
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [playerId, minutes, free, clock, open]);

  return null;
}
