import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';

const LOCKED_BONUS = graphql(`
  query LockedBonus {
    me {
      id
      wallet {
        locked
        version
      }
    }
  }
`);

/**
 * The player's bonus that isn't coin yet, in minor units; undefined until it is known. Answers of plays don't carry it:
 * it is asked for anew whenever the shown balances are newer ones.
 */
export const useLocked = (): number | undefined => {
  const { status, wallet } = useSession();
  const { data, refetch } = useQuery(LOCKED_BONUS, status === 'player' ? { fetchPolicy: 'no-cache' } : skipToken);
  const known = data?.me?.wallet.version;
  const shown = wallet?.version;
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => {
    if (known !== undefined && shown !== undefined && shown > known) ask.current().catch(() => undefined);
  }, [known, shown]);
  return data?.me?.wallet.locked;
};
