import type { ApolloClient } from '@apollo/client';
import { graphql } from '../generated/index.ts';

const ENDED_BY = graphql(`query EndedBy { securityLink @args { action } }`);

/** Whether a recovery ended the session of that token: for a day the token is a link that stops the recovery. Never rejects. */
export const isStoppable = async (client: ApolloClient, token: string): Promise<boolean> => {
  const answer = client.query({ query: ENDED_BY, variables: { token }, fetchPolicy: 'no-cache' });
  const { data } = await answer.catch(() => ({ data: undefined }));
  return data?.securityLink?.action === 'STOP_RECOVERY';
};
