import { graphql } from '../../generated/index.ts';

/** What stands around every page depends on this. */
export const SITE = graphql(`
  query Site {
    site {
      demo
      catchingUp
    }
  }
`);
