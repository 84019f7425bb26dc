import { Suspense } from 'react';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const SessionFacts = lazyWithTexts({ load: () => import('../../features/safer-play/SessionFacts.tsx') });

/** Session clock and net position: their code comes when a menu is opened. */
export const SessionSlot = () => (
  <QuietBoundary>
    <Suspense fallback={<Skeleton height="42px" />}>
      <SessionFacts />
    </Suspense>
  </QuietBoundary>
);
