import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

const COMMITMENT = graphql(`
  query Commitment {
    seeds {
      current {
        id
        publicHash
      }
    }
  }
`);

/** `7c1e09…44bd20` */
const short = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-6)}`;

/** The hash that binds the server to its seed before the player pays. */
export const Commitment = () => {
  const { play } = useMessages();
  const { status } = useSession();
  // Kept out of the cache: the page of the seeds holds more of the same field.
  const { data } = useQuery(COMMITMENT, status === 'player' ? { fetchPolicy: 'no-cache' } : skipToken);
  if (!data) return null;
  return (
    <ButtonLink variant="proof" icon="shield" to="/provably-fair">
      <span>{play.commitment({ hash: short(data.seeds.current.publicHash) })}</span>
    </ButtonLink>
  );
};
