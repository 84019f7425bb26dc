import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';

const MY_GRADE = graphql(`query MyVipGrade { me { id vipGrade } }`);

/** The player's member grade, where a room asks for one; undefined for guests and until it is known. */
export const useMyGrade = (asked: number): number | undefined => {
  const { status } = useSession();
  const { data } = useQuery(MY_GRADE, status === 'player' && asked > 0 ? {} : skipToken);
  return data?.me?.vipGrade;
};
