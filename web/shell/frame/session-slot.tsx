import { Suspense } from 'react';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { useSession } from '../../platform/session.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

const SessionFacts = lazyWithTexts({ load: () => import('../../features/safer-play/SessionFacts.tsx') });

/** Session clock and net position: their code comes when a menu is opened. */
export const SessionSlot = () => (
  <QuietBoundary>
    <Suspense fallback={<Skeleton height="42px" />}>
      <SessionFacts />
    </Suspense>
  </QuietBoundary>
);

const SessionWatch = lazyWithTexts({ load: () => import('../../features/safer-play/SessionWatch.tsx') });

/** Counts the time of a player's visit; a guest's page does without its code. */
export const SessionWatchSlot = () => {
  const { status } = useSession();
  if (status !== 'player') return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <SessionWatch />
      </Suspense>
    </QuietBoundary>
  );
};
