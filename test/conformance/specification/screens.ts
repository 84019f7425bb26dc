import { type Chapter, sentence } from '../specified.ts';
import { BROWSER, GRAPHQL, PLATFORM } from './specs.ts';

export const SCREENS: Chapter = {
  title: 'Screens and routes',
  sentences: [
    sentence('Every path of the specification has a page', ['test/conformance/routes.spec.ts', 'has a page: %s']),
    sentence('The root leads to /home, and /docs to /docs/help', [
      'test/conformance/routes.spec.ts',
      'leads on to %s from %s',
    ]),
    sentence('Any other path shows a page that says so', [
      'gateway/server/plugins/addresses.int.spec.ts',
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
      'gateway/site/documents/document-store.spec.ts',
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
};
