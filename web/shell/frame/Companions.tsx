import { Suspense } from 'react';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { useSession } from '../../platform/session.tsx';
import { FEATURES } from '../features.ts';
import { QuietBoundary } from './quiet-boundary.tsx';

const COMPANIONS = FEATURES.flatMap(({ companions = [] }) => companions).map(({ audience, ...loaded }, order) => ({
  order,
  audience,
  Shown: lazyWithTexts(loaded),
}));

/** What accompanies every page without a place on it. Loaded after the page; the page does without where it fails. */
export const Companions = () => {
  const { status } = useSession();
  return COMPANIONS.filter(({ audience }) => audience !== 'players' || status === 'player').map(({ order, Shown }) => (
    <QuietBoundary key={order}>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </QuietBoundary>
  ));
};
