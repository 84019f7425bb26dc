import { type Chapter, differing, sentence } from '../specified.ts';
import { PLATFORM, REST, STOMP } from './specs.ts';

export const TRANSPORT: Chapter = {
  title: 'How calls are made',
  sentences: [
    sentence('Bodies are form-encoded; JSON is taken as well', [
      'gateway/rest/params.spec.ts',
      'are the same as text and as JSON',
    ]),
    sentence('Calls carry the token and the language in headers', [
      REST,
      'is 401 for a dead token, also as `authorization`, and for one that is no token',
      'names things in the language of `lang`',
    ]),
    differing(
      {
        reason: 'the page speaks GraphQL, in JSON; no address of a page leaves it, because addresses may hold codes',
        decision: 'decisions/0014-rest-over-graphql.md',
      },
      sentence(
        'The page posts form-encoded, and names its address as the referer',
        [
          `${PLATFORM}/apollo.spec.ts`,
          'is asked for by its id alone, whatever the client library makes of it on the way',
        ],
        ['gateway/server/plugins/security.int.spec.ts', 'tells browsers to be careful with it'],
      ),
    ),
    sentence('Messages of /topic/messages are JSON with eventType and data', [
      STOMP,
      'gets all six types of events, none before it may be shown',
    ]),
    {
      says: 'The calls that clients define and do not use answer, too',
      runs: [
        'POST /profile/bindEmail',
        'POST /profile/changeEmail',
        'POST /profile/changePhone',
        'GET /profile/coupons',
        'GET /profile/dreamLog',
        'GET /profile/freeBox',
        'GET /profile/ornamentPage',
        'GET /profile/rewardPage',
        'GET /profile/securityWays',
        'GET /profile/gradeInfo',
        'POST /profile/useRewardVoucher',
      ].map((of) => ({ spec: 'gateway/rest/compatibility.int.spec.ts', title: '%s', of })),
    },
    sentence('The live channel speaks STOMP over a WebSocket at /ws', [
      'gateway/stomp/endpoint.int.spec.ts',
      'speaks v12.stomp, also to those who name no subprotocol',
    ]),
    sentence(
      'Heart-beats are 10 s both ways',
      [STOMP, 'agrees on heart-beats of ten seconds'],
      ['gateway/stomp/connection.spec.ts', 'are sent whenever nothing else was for ten seconds'],
    ),
    sentence('A live message that cannot be read is left out', [
      'schema/clients/live-messages.spec.ts',
      'leaves out what it cannot read, and goes on',
    ]),
  ],
};
