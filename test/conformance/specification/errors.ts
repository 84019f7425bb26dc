import { type Chapter, sentence } from '../specified.ts';
import { BROWSER, PLATFORM, REST } from './specs.ts';

export const ERRORS: Chapter = {
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
};
