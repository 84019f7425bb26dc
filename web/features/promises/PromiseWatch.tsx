import { useEffect } from 'react';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { deviceStorage } from '../../platform/device-storage.ts';
import { NOTE_STORED } from '../../platform/signed-notes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { readPublishedLog, verifyInPage } from '../fairness/log/page-log.ts';
import { Evidence } from './Evidence.tsx';
import { type KeptInclusionPromise, keptInclusionPromises, noteStandings } from './kept-inclusion-promises.ts';
import { lookAtLog } from './look-at-log.ts';
import styles from './promises.module.css';
import { useKept } from './use-kept.ts';

/** A running site seals within a second or two. */
const FIRST_LOOK_MS = 5_000;
const LOOK_EVERY_MS = 60_000;
const KEYS = 'glasscase.promise-keys';

const isUndecided = (status: KeptInclusionPromise['standing']['status']): boolean =>
  status === 'open' || status === 'late';

/**
 * Checks at an interval, without a note, whether the log keeps the house's promises. A broken one shows a bar on every
 * page.
 */
export default function PromiseWatch() {
  const { promises: texts } = useMessages();
  const clock = useServerClock();
  const { promises } = useKept();
  const isWaiting = promises.some(({ standing: { status } }) => isUndecided(status));

  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const asked = keptInclusionPromises(deviceStorage).filter(({ standing: { status } }) => isUndecided(status));
      const ports = {
        hashing: nobleHashing,
        verify: verifyInPage,
        read: readPublishedLog,
        now: clock.now(),
        knownKeys: deviceStorage.read(KEYS),
      };
      const { found, promiseKeys } = await lookAtLog(ports, asked);
      if (promiseKeys !== '') deviceStorage.write(KEYS, promiseKeys);
      noteStandings(deviceStorage, found);
      window.dispatchEvent(new Event(NOTE_STORED));
    };
    // After a failed read or verification the page looks again.
    const quietly = () => void look().catch(() => undefined);
    const first = setTimeout(quietly, FIRST_LOOK_MS);
    const again = setInterval(quietly, LOOK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [isWaiting, clock]);

  const broken = promises.flatMap(({ standing }) => (standing.status === 'broken' ? [standing.evidence] : []));
  const [evidence] = broken;
  if (evidence === undefined) return null;
  return (
    <div role="alert" className={styles.bar}>
      <Icon name="warning" />
      <p>{texts.broken.bar}</p>
      <Evidence text={evidence} />
    </div>
  );
}
