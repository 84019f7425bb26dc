import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useOwnLane } from '../lanes/use-own-lane.ts';
import { useShownSeeds } from './shown-seeds.ts';

/** `7c1e09…44bd20` */
const short = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-6)}`;

/** The hash that binds the server to its seed before the player pays. */
export const Commitment = () => {
  const { play } = useMessages();
  const lane = useOwnLane();
  const { next } = useShownSeeds();
  const hash = lane?.opening.publicHash ?? next;
  if (hash === null) return null;
  return (
    <ButtonLink variant="proof" icon="shield" to="/provably-fair">
      <span>{play.commitment({ hash: short(hash) })}</span>
    </ButtonLink>
  );
};
