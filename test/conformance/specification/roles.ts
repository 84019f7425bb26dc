import { type Chapter, sentence } from '../specified.ts';
import { BROWSER, GRAPHQL, REST } from './specs.ts';

export const ROLES: Chapter = {
  title: 'Roles',
  sentences: [
    sentence('Pages of players ask visitors to sign in', [
      `${BROWSER}/screens.spec.ts`,
      'hold for a $visitor in $locale at $width px',
    ]),
    sentence(
      'Calls of players are refused without a token',
      [REST, 'is 401 for a dead token, also as `authorization`, and for one that is no token'],
      [`${GRAPHQL}/profile.int.spec.ts`, 'is nothing for visitors: %s'],
    ),
  ],
};
