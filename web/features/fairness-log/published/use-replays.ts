import { useEffect, useState } from 'react';
import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import { verifyInPage } from '../../fairness/log/page-log.ts';
import { siteLog } from '../read-log.ts';
import { openReplays, type ShownReplay } from './open-replays.ts';
import type { HeadState } from './use-head.ts';

export type Replays =
  | { readonly status: 'loading' | 'unreachable' | 'false' }
  | { readonly status: 'read'; readonly replays: readonly ShownReplay[] };

/** The auditors' checkpoints, verified against each head that the page reads. Without network the last ones stay. */
export const useReplays = (head: HeadState): Replays => {
  const [replays, setReplays] = useState<Replays>({ status: 'loading' });
  useEffect(() => {
    if (head.status !== 'signed') return;
    const mine = new AbortController();
    const { signal } = mine;
    openReplays({ read: siteLog(signal), hashing: nobleHashing, verify: verifyInPage }, head).then(
      (read) => {
        if (!signal.aborted) setReplays(read === null ? { status: 'false' } : { status: 'read', replays: read });
      },
      () => {
        if (!signal.aborted) setReplays((before) => (before.status === 'read' ? before : { status: 'unreachable' }));
      },
    );
    return () => mine.abort();
  }, [head]);
  return replays;
};
