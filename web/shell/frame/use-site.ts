import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';

const SITE = graphql(`query Site { site { demo catchingUp } }`);

/**
 * The state of the site that the frame around every page depends on. Parts of the frame are taken over one after the other, so
 * the answer can come between two of them: without `ssr` the first render leaves it out, as the painter does.
 */
export const useSite = () => useQuery(SITE, { ssr: false });
