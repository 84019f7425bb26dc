import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from './apollo.ts';
import { forgetAnswers } from './forget-answers.ts';

it('nothing of a player stays in the cache, in whichever field it was', () => {
  const cache = createCache();
  cache.writeQuery({
    query: gql`
      {
        me {
          id
          nickname
        }
        battle(id: "b") {
          id
          mine
        }
      }
    `,
    data: {
      me: { __typename: 'Me', id: 'm', nickname: 'Ada' },
      battle: { __typename: 'Battle', id: 'b', mine: true },
    },
  });
  expect(JSON.stringify(cache.extract())).toContain('Ada');
  forgetAnswers(cache);
  expect(cache.extract()).toEqual({});
});
