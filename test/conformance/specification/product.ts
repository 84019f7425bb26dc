import { type Chapter, differing, sentence } from '../specified.ts';
import { BROWSER, GRAPHQL, REST, STOMP } from './specs.ts';

export const PRODUCT: Chapter = {
  title: 'What the product does',
  sentences: [
    sentence(
      'Who registers accepts to be 18 or older, the terms and the privacy policy',
      ['gateway/accounts/accounts.int.spec.ts', 'refuses %j and leaves the code usable'],
      ['web/features/account/registration.spec.ts', 'asks for everything that is missing, both boxes among it'],
    ),
    sentence('Players open cases', [`${GRAPHQL}/play.int.spec.ts`, 'gives rounds, items and the wallet in one answer']),
    sentence('Players run upgrades', [
      `${GRAPHQL}/upgrade.int.spec.ts`,
      'that is won takes stake and coin, and gives the target',
      'that is lost burns the stake, %s',
    ]),
    sentence(
      'Players battle in rooms, and are ranked',
      [`${GRAPHQL}/battles.int.spec.ts`, 'locks with its last seat and runs to its end by itself'],
      [`${GRAPHQL}/lists.int.spec.ts`, 'add up what was won in battles today, and mark one’s own'],
    ),
    sentence(
      'There is a reverse variant of battles',
      ['web/features/battle/room/standings.spec.ts', 'are led by the lowest total in an underdog battle'],
      [STOMP, 'tells of reverse battles, bots and rooms that were dissolved by the numbers that clients know'],
    ),
    sentence('Players chase a target item', [
      `${GRAPHQL}/dream.int.spec.ts`,
      'that comes true costs exactly the fee and gives the target',
      'that does not costs exactly the fee and gives a consolation of the published table',
    ]),
    sentence('Players enter giveaways', [
      `${GRAPHQL}/giveaways.int.spec.ts`,
      'gives each who enters the next roll code, and is drawn at its time',
    ]),
    sentence('A shop sells skins for points and coin', [
      `${GRAPHQL}/shop.int.spec.ts`,
      'sells so many at a price rounded up once, and keeps the purchase',
      'sells for points, too',
    ]),
    sentence('A backpack holds what was won', [
      `${GRAPHQL}/backpack.int.spec.ts`,
      'finds what was asked for, and counts that alone',
    ]),
    sentence('Golden Codes are redeemed', [
      `${GRAPHQL}/rewards.int.spec.ts`,
      'gives points and a locked bonus, once a player',
      'with 3 uses is redeemed by exactly 3 of 12 players at the same instant',
    ]),
    sentence('Deposits of a day are rewarded', [
      `${GRAPHQL}/rewards.int.spec.ts`,
      'are claimed once a day for what was deposited that day',
    ]),
    sentence(
      'The first deposit brings a bonus of 20 %',
      ['gateway/money/payments/payments.int.spec.ts', 'bring the bonus of the first deposit, once'],
      [`${GRAPHQL}/messages.int.spec.ts`, 'state the bonus that is published, and none where none is'],
    ),
    sentence('A partner programme has levels and rebates', [
      `${GRAPHQL}/rewards.int.spec.ts`,
      'pays who invited a share of each deposit, to be claimed as points',
    ]),
    sentence('Members have grades', [`${GRAPHQL}/rewards.int.spec.ts`, 'of a member grade wait until it is reached']),
    sentence('Players deposit', [
      'gateway/money/payments/payments.int.spec.ts',
      'give a page to pay at, and coin once the provider says that it is paid',
    ]),
    sentence('A live feed tells of drops and battles', [
      `${GRAPHQL}/live-feed.int.spec.ts`,
      'tells of drops, battles and ranks over one sequence without gaps, to subscribers and to whoever asks',
    ]),
    sentence(
      'Draws are verified by server seed, user seed and round number',
      ['engine/fairness/draw.spec.ts', 'can be repeated with HMAC and the message alone'],
      [`${BROWSER}/journey.spec.ts`, 'verifies the draw in the page, down to its place in the signed log'],
    ),
    sentence(
      'Won items are sold, turned into points, or retrieved to Steam by trade link',
      [`${GRAPHQL}/play.int.spec.ts`, 'sells an item once, however often it is asked at once'],
      [`${GRAPHQL}/shop.int.spec.ts`, 'takes items back for points, and points for coin'],
      ['gateway/money/fulfilment/retrievals.int.spec.ts', 'sends an item once, and tells the player how far it is'],
    ),
    sentence(
      'Sign-in is by password, SMS code or Steam',
      [
        'gateway/accounts/security-journal/sign-ins.int.spec.ts',
        'names the way in: password and SMS code, over GraphQL and REST',
      ],
      [`${GRAPHQL}/steam.int.spec.ts`, 'links a Steam account to who is signed in, and signs them in with it later'],
    ),
    sentence('A forgotten password is set anew', [
      `${GRAPHQL}/sms-login.int.spec.ts`,
      'is the only one from then on, and ends every session',
    ]),
    sentence('Players are verified', [
      'gateway/accounts/verification/verification.int.spec.ts',
      'goes through a page of its own, and a %s is %s',
      'may be tried again after a failure, and the older attempt is over',
    ]),
    sentence(
      'A message centre has an unread count',
      [`${GRAPHQL}/messages.int.spec.ts`, 'shows messages newest first, counts the unread, and forgets none'],
      ['web/features/messages/badge.spec.ts', 'counts up to what fits on it'],
    ),
    sentence(
      'There is a public notice',
      [`${BROWSER}/dialogs.spec.ts`, 'a public notice shows itself once'],
      [`${GRAPHQL}/messages.int.spec.ts`, 'are notices until they are withdrawn'],
    ),
    sentence('There are themes', [
      'web/ui/themes.spec.ts',
      'puts the theme of $choice on the page, where the device prefers light: $light',
    ]),
    sentence('Secondary balance can be transferred', [
      'engine/market/points/transfer-points.spec.ts',
      'gives 0.90, rounded down',
      'moves them whole, in one command',
    ]),
    sentence(
      'The site is in three languages, zh-CN by default, and lists about fifty',
      ['web/i18n/language-texts.spec.ts', 'has exactly the keys of the default one'],
      [
        'web/i18n/locales.spec.ts',
        'offers about fifty locales, each once, with a name in its own script',
        'starts with the three complete ones',
      ],
    ),
    differing(
      {
        reason: 'the server answers in the language that a request names, so that a player reads refusals in their own',
        decision: 'rest.md#requests',
      },
      sentence('The language that is sent to the server is always simplified Chinese', [
        REST,
        'speaks the language of `lang`: %s',
      ]),
    ),
    differing(
      { reason: 'Sorani Kurdish (ckb) is written from the right as well', decision: 'adding-a-language.md' },
      sentence('he, ar, fa and ku are written from right to left', [
        'web/i18n/locales.spec.ts',
        'is right-to-left for exactly he, ar, fa, ku and ckb',
      ]),
    ),
  ],
};
