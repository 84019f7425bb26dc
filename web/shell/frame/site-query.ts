import { graphql } from '../../generated/index.ts';

/** The frame around every page depends on this. */
export const SITE = graphql(`query Site { site { demo catchingUp } }`);
