import { type Chapter, sentence } from '../specified.ts';
import { BROWSER, GRAPHQL, PLATFORM, REST, STOMP } from './specs.ts';

export const ENTITIES: Chapter = {
  title: 'Entities',
  sentences: [
    sentence('An answer is `status` (0 is success), `msg` and `data`; `success` says the same', [
      REST,
      'has its envelope, the version and what is left of the rate',
    ]),
    sentence('The live event types are 21, 22, 23, 31, 32 and 33', [
      STOMP,
      'gets all six types of events, none before it may be shown',
    ]),
    {
      says: 'A drop has an id and a grade',
      runs: [{ spec: 'gateway/rest/compatibility.int.spec.ts', title: '%s', of: 'GET /stat/lastDrop' }],
    },
    {
      says: 'The configuration has switchBalanceType, showPublicText, showExchange and showPublic',
      runs: [{ spec: 'gateway/rest/compatibility.int.spec.ts', title: '%s', of: 'GET /common/sysConfig' }],
    },
    sentence('Token, channel code, settings and language are kept on the device, each under a key', [
      'test/conformance/constants.spec.ts',
      'keeps token, channel code, settings and language on the device, each under a key of its own',
    ]),
    sentence('The user has a secondary balance', [
      'gateway/rest/compatibility.int.spec.ts',
      'are in docs/compatibility.md as they were found',
    ]),
    sentence('Fast is off by default; voice, music and agreePing are on', [
      `${PLATFORM}/settings.spec.ts`,
      'start with sound and music, and without haste',
    ]),
    sentence('Music starts with the first press, and one tap mutes it for good', [
      `${BROWSER}/frame.spec.ts`,
      'music begins with the first press, and one tap mutes it for good, at %s px',
    ]),
    sentence('Settings are a JSON object, read and written key by key', [
      `${PLATFORM}/settings.spec.ts`,
      'are read key by key, so that one bad value spoils no other',
    ]),
    sentence('A balance row has order, type, amount and the balance after', [
      `${GRAPHQL}/records.int.spec.ts`,
      'has every movement, and the balance after each is the one before and the movement',
      'shows one balance where one is asked for',
    ]),
    sentence('A battle that is over has its boxes, its price, its mode and its result', [
      `${GRAPHQL}/battles.int.spec.ts`,
      'locks with its last seat and runs to its end by itself',
    ]),
    sentence('A purchase has its case, its item, what it sells for, its channel and its price', [
      `${GRAPHQL}/records.int.spec.ts`,
      'lists what was bought, with what it sells for',
    ]),
    sentence('A retrieval has its item, its state, its times and the word of the warehouse', [
      'gateway/money/fulfilment/retrievals.int.spec.ts',
      'sends an item once, and tells the player how far it is',
    ]),
    sentence('A battle room has mode, players, rounds, boxes, cost and slots', [
      `${GRAPHQL}/battles.int.spec.ts`,
      'is opened by its creator, who sits in seat 1 and has paid',
    ]),
    sentence('A dream is kept with its target and its fee', [
      `${GRAPHQL}/dream.int.spec.ts`,
      'is kept in the log of dreams, newest first',
    ]),
    sentence('A giveaway has roll codes, prizes, a winner, a draw time and a password', [
      `${GRAPHQL}/giveaways.int.spec.ts`,
      'takes its prizes into escrow, the most valuable first',
      'lets in who knows it, also written in another form, and soon stops who guesses',
    ]),
    sentence('Fairness shows server seed, salt, public hash and user seed, and their history', [
      `${GRAPHQL}/play.int.spec.ts`,
      'has a public proof at once, and its reveal after the seeds were rotated',
    ]),
    sentence('A promotion has a code, an upline, a level and a rebate', [
      `${GRAPHQL}/rewards.int.spec.ts`,
      'gives every player a code of their own, the same each time',
      'refuses a code that nobody has, one’s own, and a second referrer',
    ]),
    sentence(
      'Pages of lists are `page`, `pageSize`, `total` and `list`',
      ['gateway/rest/roll-list.int.spec.ts', 'of any state has pages'],
      [REST, 'reach only so far into a list'],
    ),
    sentence(
      'Eleven image fields get the image host where they do not begin with http',
      ['gateway/pages/image-host.spec.ts', '%s has the host before it unless it begins with http, however deep it is'],
      [
        'gateway/rest/pictures.int.spec.ts',
        'stand in %s by their whole address',
        'come over STOMP by their whole address',
      ],
    ),
    sentence(
      'A display string is three pieces: the first ends at the first `|`, the trailing brackets give the wear’s code, the rest is the name',
      ['schema/clients/display.spec.ts', '%s', 'are family, wear and finish of every item of the catalog in %s'],
    ),
  ],
};
