import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';

const ACCOUNT_SITE = graphql(`
  query AccountSite {
    site {
      steam
      defaultInviteCode
      dialPrefixes {
        region
        prefix
      }
    }
  }
`);

/** What the ways into the site depend on; undefined until the server has told. */
export const useAccountSite = () => useQuery(ACCOUNT_SITE).data?.site;
