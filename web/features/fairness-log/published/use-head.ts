import { useCallback, useEffect, useRef, useState } from 'react';
import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { verifyInPage } from '../../fairness/log/page-log.ts';
import { siteLog } from '../read-log.ts';
import { type OpenedHead, openHead } from './open-published.ts';

export type HeadState = OpenedHead | { readonly status: 'loading' | 'unreachable' };

/** The log grows all the time; a visible page reads it again at this interval. */
const LOOK_MS = 15_000;

/** The published checkpoint, verified in the page. Without network the last one stays. */
export const useHead = (): { readonly head: HeadState; readonly retry: () => void } => {
  const [head, setHead] = useState<HeadState>({ status: 'loading' });
  const asking = useRef<AbortController | null>(null);

  const look = useCallback(async (): Promise<void> => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    try {
      const opened = await openHead({ read: siteLog(mine.signal), hashing: nobleHashing, verify: verifyInPage });
      if (!mine.signal.aborted) setHead(opened);
    } catch {
      if (mine.signal.aborted) return;
      setHead((before) => (before.status === 'signed' ? before : { status: 'unreachable' }));
    }
  }, []);

  useEffect(() => {
    look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      asking.current?.abort();
    };
  }, [look]);

  const retry = useCallback((): void => {
    setHead({ status: 'loading' });
    look();
  }, [look]);
  return { head, retry };
};
