import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';

const ACCOUNT_SITE = graphql(`query AccountSite { site { steam defaultInviteCode dialPrefixes { region prefix } } }`);

/** The facts of the site on which sign-in and registration depend; undefined until the server has answered. */
export const useAccountSite = () => useQuery(ACCOUNT_SITE).data?.site;
