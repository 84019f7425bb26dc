import { graphql } from '../../generated/index.ts';

export const PROFILE = graphql(`
  query Profile {
    me {
      id
      vipGrade
      createdAt
    }
  }
`);
