import { type Chapter, differing, sentence } from '../specified.ts';
import { GRAPHQL, PLATFORM, STOMP } from './specs.ts';

export const STATES: Chapter = {
  title: 'States and transitions',
  sentences: [
    sentence('Who has a token is signed in', [
      `${PLATFORM}/token-store.spec.ts`,
      'is the one that the device keeps',
      'is kept when it is set, and gone when it is taken away',
    ]),
    sentence(
      'Logging out ends the session and removes the token',
      ['gateway/accounts/accounts.int.spec.ts', 'revokes a token at logout, at once, and stays calm about dead ones'],
      [`${PLATFORM}/token-store.spec.ts`, 'follows another tab that logs out'],
    ),
    sentence('A login that expired is announced', [
      `${PLATFORM}/login-expiry.spec.ts`,
      'is announced again when it happens again later',
    ]),
    sentence(
      'A dropped live connection comes back after 5 s',
      [`${PLATFORM}/live-link.spec.ts`, 'is tried again after five seconds, whatever chance says: %s'],
      [
        'schema/clients/live-messages.spec.ts',
        'comes back five seconds after a loss, and goes on behind the newest message',
      ],
    ),
    differing(
      {
        reason:
          'where more than 200 listen, the server announces a window, so that they do not all come back in one moment',
        decision: 'stomp.md#coming-back',
      },
      sentence(
        'A dropped live connection comes back after 5 s, however many listen',
        [
          `${PLATFORM}/live-link.spec.ts`,
          'is spread over the window that a closing server announces',
          'is spread over the window that the server announced when the page joined, where it could say no farewell',
        ],
        [
          'gateway/server/sockets/reconnect-spread.spec.ts',
          'is announced where more listen than come back in a second, so that 200 a second do, within a minute',
        ],
      ),
    ),
    sentence('It comes back at once when the page becomes visible', [
      `${PLATFORM}/live-link.spec.ts`,
      'is tried at once when the page becomes visible again',
    ]),
    sentence('New drops go first, duplicates are removed, twenty stay', [
      'web/features/live/live-list.spec.ts',
      'puts new drops first and keeps twenty',
      'passes over a drop that it holds already',
    ]),
    sentence(
      'Top drops are those of grade 0 and 1, twenty of them',
      [`${GRAPHQL}/live-feed.int.spec.ts`, 'at the top are of grades 0 and 1 alone'],
      ['web/features/live/live-list.spec.ts', 'keeps the top drops apart, so that common ones never push them out'],
    ),
    sentence('A payment is processing, completed or cancelled', [
      'gateway/money/payments/payments.int.spec.ts',
      'can be given up, unless they are paid',
    ]),
    sentence('A retrieval is retrieving, awaits shipment, awaits receipt, succeeded or failed', [
      'engine/retrieval/retrieval.spec.ts',
      'goes on to any later state, or fails',
      'never goes back, nor stands still',
    ]),
    sentence('A giveaway is in progress or finished', [
      `${GRAPHQL}/giveaways.int.spec.ts`,
      'shows itself by the hour: announced, open, drawing, finished',
    ]),
    sentence('A battle waits, is fought, and is finished', [
      STOMP,
      'gets all six types of events, none before it may be shown',
    ]),
    sentence(
      'The creator may dissolve a room, and the fee is refunded',
      [`${GRAPHQL}/battles.int.spec.ts`, 'that is dissolved gives everyone their stake back, once'],
      ['engine/games/battle/dissolve-battle.spec.ts', 'is the creator’s right, and the operator’s'],
    ),
    sentence('Bots fill seats', [
      `${GRAPHQL}/battles.int.spec.ts`,
      'is filled with bots by one command: all free seats, or none',
      'is fought with bots, which the house pays and which are declared',
    ]),
    sentence('Toasts are blank, errors, successes, loading or of another look', [
      'test/conformance/constants.spec.ts',
      'has toasts of five kinds, and one for a connection that is lost',
    ]),
    sentence('Twenty toasts stand at most', ['web/ui/toast-list.spec.ts', 'are twenty at most, and the oldest go']),
  ],
};
