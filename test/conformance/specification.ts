import { CALLS } from './calls.ts';
import { type Chapter, differing, sentence } from './specified.ts';

const REST = 'gateway/rest/rest.int.spec.ts';
const STOMP = 'gateway/stomp/stomp.int.spec.ts';
const GRAPHQL = 'gateway/graphql';
const BROWSER = 'test/browser';
const PLATFORM = 'web/platform';

/** The specification of the product, sentence by sentence, and what is run for each: `docs/conformance.md` is made of it. */
export const SPECIFICATION: readonly Chapter[] = [
  {
    title: 'What the product does',
    sentences: [
      sentence(
        'Who registers accepts to be 18 or older, the terms and the privacy policy',
        ['gateway/accounts/accounts.int.spec.ts', 'refuses %j and leaves the code usable'],
        ['web/features/account/registration.spec.ts', 'asks for everything that is missing, both boxes among it'],
      ),
      sentence('Players open cases', [
        `${GRAPHQL}/play.int.spec.ts`,
        'gives rounds, items and the wallet in one answer',
      ]),
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
        ['gateway/payments/payments.int.spec.ts', 'bring the bonus of the first deposit, once'],
        [`${GRAPHQL}/messages.int.spec.ts`, 'state the bonus that is published, and none where none is'],
      ),
      sentence('A partner programme has levels and rebates', [
        `${GRAPHQL}/rewards.int.spec.ts`,
        'pays who invited a share of each deposit, to be claimed as points',
      ]),
      sentence('Members have grades', [`${GRAPHQL}/rewards.int.spec.ts`, 'of a member grade wait until it is reached']),
      sentence('Players deposit', [
        'gateway/payments/payments.int.spec.ts',
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
        ['gateway/fulfilment/retrievals.int.spec.ts', 'sends an item once, and tells the player how far it is'],
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
        'gateway/verification/verification.int.spec.ts',
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
          reason:
            'the server answers in the language that a request names, so that a player reads refusals in their own',
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
  },
  {
    title: 'Screens and routes',
    sentences: [
      sentence('Every path of the specification has a page', ['test/conformance/routes.spec.ts', 'has a page: %s']),
      sentence('The root leads to /home, and /docs to /docs/help', [
        'test/conformance/routes.spec.ts',
        'leads on to %s from %s',
      ]),
      sentence('Any other path shows a page that says so', [
        'gateway/plugins/addresses.int.spec.ts',
        'where the client has no page gets it to say so: %s',
      ]),
      sentence('Each page is loaded on demand', [
        `${BROWSER}/loading.spec.ts`,
        'the code and texts of a page come as one reaches for it, and those that its manifest names after it',
      ]),
      sentence('Callback, promotion code and channel code are read from the address', [
        `${GRAPHQL}/steam.int.spec.ts`,
        'begins at the provider, and comes back to this site',
        'begins with no page of another origin',
      ]),
      sentence('The Steam sign-in comes back with where to go on, the promotion code and the channel code as JSON', [
        'web/features/steam/steam-params.spec.ts',
        'brings back what was sent along',
      ]),
      sentence('Every screen holds at every width, in every language, for guests and players', [
        `${BROWSER}/screens.spec.ts`,
        'hold for a $visitor in $locale at $width px',
      ]),
      sentence('Every dialog opens and closes', [`${BROWSER}/dialogs.spec.ts`, '$name holds in $locale at $width px']),
      sentence('A back action goes one step back in the history', [
        `${BROWSER}/back.spec.ts`,
        'the button and the browser go one step back, to the address that was left',
      ]),
      sentence(
        'The query that a visit began with comes back on later addresses without one, for guests',
        [`${PLATFORM}/remembered-query.spec.ts`, 'comes back whole for a guest on another page that has none'],
        [
          `${PLATFORM}/remembered-query.spec.ts`,
          'comes back neither for a player, nor on the same page, nor over parameters of the page',
        ],
      ),
      sentence('Blind boxes, dream, battles, news, account and shop are the main tabs', [
        `${BROWSER}/frame.spec.ts`,
        'a phone in %s has the six areas of the site as tabs, each with room for its name',
      ]),
      sentence('A login tip is shown for a guest’s first paid action', [
        `${BROWSER}/signing-in.spec.ts`,
        'a guest’s paid action asks to log in first, and leaves them where they are',
      ]),
      sentence('Opening the login closes registration and the forgotten password, and so the others', [
        `${BROWSER}/signing-in.spec.ts`,
        'signing in, registration and a forgotten password take each other’s place',
      ]),
      sentence('The home and battle pages start the live connection when loaded', [
        `${BROWSER}/loading.spec.ts`,
        '%s opens the live connection as it is loaded',
      ]),
      sentence(
        'Profile and unread count are fetched only when logged in, and closing the message centre refreshes the count',
        [
          `${BROWSER}/loading.spec.ts`,
          'a guest’s page asks for no profile and no unread count, and a player’s counts anew once the messages are closed',
        ],
      ),
      sentence('A dialog tells what a battle’s cases can hold, and the price of a seat', [
        `${BROWSER}/rooms.spec.ts`,
        'what a battle can hold, and what a seat costs, is told before one goes there from a list: at %i px',
      ]),
      sentence('A reverse room can be made like a room that is there', [
        `${BROWSER}/rooms.spec.ts`,
        'a reverse room like a classic one is a reverse one, and its page says one mode, whichever is chosen',
      ]),
      sentence('The home page shows four battles', [
        `${BROWSER}/rooms.spec.ts`,
        'home shows four battles that one can join or watch, and leads to all of them',
      ]),
      sentence('Giveaways in progress and finished ones are listed apart', [
        `${GRAPHQL}/giveaways.int.spec.ts`,
        'tell those in progress from those that are over, and one’s own from others',
      ]),
      sentence('After logging out the player is a guest on a whole page', [
        `${BROWSER}/signing-in.spec.ts`,
        'who signs out stays a guest on a whole page, and nothing went wrong on it',
      ]),
      sentence('Who logs out is on the home page', [
        `${BROWSER}/signing-in.spec.ts`,
        'who signs out of a page of their own is on home',
      ]),
      sentence(
        'The account has nickname, picture, e-mail, trade link, Golden Code and promotion code',
        [
          `${GRAPHQL}/profile.int.spec.ts`,
          'is changed at once, for the player and for others',
          'is bound and changed with a ticket',
        ],
        [`${GRAPHQL}/rewards.int.spec.ts`, 'lets a player choose their code once, and nobody else has it'],
      ),
      sentence(
        'The arena has official rooms, one’s own, the history, a ranking and rules',
        [
          'web/features/battle/arena/arena-address.spec.ts',
          'stays with one’s own and the house’s battles',
          'is the history where finished ones are wanted',
          'is nothing for the leaderboard and the rules',
        ],
        [`${GRAPHQL}/lists.int.spec.ts`, 'add up what was won in battles today, and mark one’s own'],
      ),
      sentence('Lists of battles know those that wait, that go on and that are over', [
        'web/features/battle/arena/arena-address.spec.ts',
        'is what can be joined or watched',
        'is the history where finished ones are wanted',
      ]),
      sentence('A guest is asked to log in or to register, each in a dialog of its own', [
        `${BROWSER}/signing-in.spec.ts`,
        'signing in, registration and a forgotten password take each other’s place',
      ]),
      sentence('Addresses are those of the browser’s history, below /', [
        `${BROWSER}/back.spec.ts`,
        'the button and the browser go one step back, to the address that was left',
      ]),
      sentence('Help, support, terms, privacy, about and disclaimer have texts', [
        'gateway/documents/document-store.spec.ts',
        'hold terms, privacy, about, disclaimer, eight help topics and support topics',
      ]),
      sentence('The record centre has purchases, balances, flows, games and retrievals', [
        `${GRAPHQL}/records.int.spec.ts`,
        'lists what was bought, with what it sells for',
        'has every movement, and the balance after each is the one before and the movement',
        'lists deposits and transfers',
        'lists what was played',
      ]),
    ],
  },
  {
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
        'gateway/fulfilment/retrievals.int.spec.ts',
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
        ['gateway/image-host.spec.ts', '%s has the host before it unless it begins with http, however deep it is'],
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
  },
  {
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
            'gateway/sockets/reconnect-spread.spec.ts',
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
        'gateway/payments/payments.int.spec.ts',
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
  },
  {
    title: 'Validation',
    sentences: [
      sentence(
        'A promotion code is 6 to 15 letters or digits',
        [`${GRAPHQL}/rewards.int.spec.ts`, 'refuses the code %s by its form'],
        ['web/features/account/registration.spec.ts', 'takes invite codes of 6 to 15 letters or digits'],
      ),
      sentence(
        'At most ten cases are opened at once',
        ['engine/games/case/open-case.spec.ts', 'plays one round for each of up to ten, without gaps, in one decision'],
        [`${GRAPHQL}/play.int.spec.ts`, 'refuses the quantity %j as a variable and as a literal, and charges nothing'],
      ),
      sentence(
        'A battle has at most twenty boxes',
        ['engine/games/battle/create-battle.spec.ts', 'takes 1 to 20 boxes, and the same one as often as one likes'],
        [`${GRAPHQL}/battles.int.spec.ts`, 'has twenty-one boxes, or costs more than there is'],
      ),
      sentence(
        'Registration needs a correct phone number and a password',
        [
          'gateway/accounts/accounts.int.spec.ts',
          'refuses passwords that anybody would try, and leaves the code usable; so do change and recovery',
        ],
        ['web/features/account/registration.spec.ts', 'refuses %o'],
      ),
      sentence('An invite code is optional', [
        'web/features/account/registration.spec.ts',
        'asks for everything that is missing, both boxes among it',
      ]),
      sentence('Forms have words for what is missing, too long or too short, out of its range, or of the wrong form', [
        'test/conformance/words.spec.ts',
        'has words of its own for %s',
      ]),
      sentence('A slider comes before an SMS code', [
        `${GRAPHQL}/sms-login.int.spec.ts`,
        'is good for one answer, also when two come at once',
        'takes none that is %i pixels off, and is burnt by it',
      ]),
      sentence(
        'Sending a code again is locked for a countdown',
        ['gateway/accounts/accounts.int.spec.ts', 'are locked for a minute, then sent again'],
        [`${GRAPHQL}/sms-login.int.spec.ts`, 'tells how long the number is locked'],
      ),
      sentence('A trade link must be valid', [
        `${GRAPHQL}/profile.int.spec.ts`,
        'is refused where it is none',
        'is bound and changed with a ticket',
      ]),
      sentence('An avatar is chosen before it is confirmed', [
        `${GRAPHQL}/profile.int.spec.ts`,
        'is one of a list, and shown from then on',
      ]),
      sentence(
        'A dream’s probability has a minimum and a maximum',
        ['web/features/dream/probability.spec.ts', 'can’t be pushed beyond its limits, nor be no number'],
        ['engine/games/dream/chase-dream.spec.ts', 'not on the limits themselves'],
      ),
      sentence('A deposit needs a channel and a currency', ['gateway/payments/payments.int.spec.ts', 'refuse %j']),
    ],
  },
  {
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
  },
  CALLS,
  {
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
          ['gateway/plugins/security.int.spec.ts', 'tells browsers to be careful with it'],
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
  },
  {
    title: 'Errors',
    sentences: [
      sentence(
        'A status other than 0 brings a message for the player',
        [REST, 'to a business error is HTTP 200 with a number, and what the rules said of it'],
        ['gateway/rest/rest.spec.ts', 'have a text of their own in each language'],
      ),
      sentence('At 401 the token is removed, the announcement follows 200 ms later, and repeats within 1 s are one', [
        `${PLATFORM}/login-expiry.spec.ts`,
        'loses its token at once and is announced 200 ms later',
        'is announced once for all refusals of one second',
      ]),
      sentence('A call may handle a lost login by itself', [
        `${PLATFORM}/login-expiry.spec.ts`,
        'loses its token and is not announced where the page says it by itself',
      ]),
      sentence(
        'Network errors are said as such',
        [
          `${PLATFORM}/connectivity.spec.ts`,
          'is lost once the site answers nothing, tried again until it does, and told of once each way',
        ],
        [`${BROWSER}/states.spec.ts`, 'says that the device is offline: $name'],
      ),
      sentence(
        'There are words for SMS codes, seats, promotion codes, trade links, phone numbers, visitors, and requests that fail',
        ['test/conformance/words.spec.ts', 'has words of its own for %s'],
      ),
      sentence('A Steam account with an anomaly is named', [
        'gateway/rest/views/retrieval.spec.ts',
        'of an account that takes nothing is a sentence in %s',
      ]),
      sentence('A page whose code does not load offers to try again', [
        `${BROWSER}/screens.spec.ts`,
        'offer to try again where a part of the page did not load',
      ]),
      sentence('Every error has a stable number', [
        'gateway/rest/rest.spec.ts',
        'are different numbers, none of them 0, and whole',
      ]),
    ],
  },
  {
    title: 'Constants',
    sentences: [
      sentence('A request times out after 15000 ms', [
        'test/conformance/constants.spec.ts',
        'gives a request up after 15 s',
      ]),
      sentence('A page part that has not loaded after 120 s has failed', [
        'test/conformance/constants.spec.ts',
        'gives a part of itself up that has not loaded after 120 s',
      ]),
      sentence('Records come 15 a page, battles 10, recent drops 20, notices 1; −1 is any mode or state', [
        'test/conformance/constants.spec.ts',
        'takes the default of the specification: %s %s %s',
      ]),
      sentence('A payment state is 0, 1 or 2', ['test/conformance/constants.spec.ts', 'of a payment is its number']),
      sentence('A retrieval state is 0, 1, 2, 3 or 4', [
        'test/conformance/constants.spec.ts',
        'of a retrieval is its number',
      ]),
      sentence('Modes and states of battles have numbers', [
        'test/conformance/constants.spec.ts',
        'of a battle is its number, and so is its mode',
      ]),
      sentence('A retrieval may take up to 12 hours, and the page says so', [
        'test/conformance/constants.spec.ts',
        'says that a retrieval may take up to 12 hours',
      ]),
      sentence('The accent colours are #FFA100, #FF4736, #4B23B7 and #00BAEE', [
        'test/conformance/constants.spec.ts',
        'has the accent colour %s',
      ]),
      sentence('Toasts stand for 4 s, successes for 2 s, loading ones until they are replaced', [
        'web/ui/toast-list.spec.ts',
        'stand for 4 s, successes for 2, and those of what goes on until they are replaced',
      ]),
      sentence('Money has two decimals; a trailing .00 is dropped', [
        'web/i18n/format.spec.ts',
        'writes two decimals and drops a trailing .00',
      ]),
      sentence(
        'What is rounded up is rounded to two decimals, once',
        ['web/features/deposit/order-sums.spec.ts', 'is rounded up, once, and never more than a minor unit'],
        [`${GRAPHQL}/shop.int.spec.ts`, 'sells so many at a price rounded up once, and keeps the purchase'],
      ),
      sentence('Pages hold at the breakpoints 640, 768, 1024 and 1280, and at 576, 768, 992 and 1200', [
        `${BROWSER}/frame.spec.ts`,
        '%s fits on both sides of each width at which either set of breakpoints has one',
      ]),
      sentence('The reconnect delay is 5000 ms', [
        'schema/clients/reconnect.spec.ts',
        'after five seconds, always, as long as the server announced no window',
      ]),
      sentence('An unknown outcome within the time of a request is said with the id to ask again', [
        'gateway/rest/rest.spec.ts',
        'ends in what the client can do about it',
      ]),
    ],
  },
];
