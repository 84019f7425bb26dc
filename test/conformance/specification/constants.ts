import { type Chapter, sentence } from '../specified.ts';
import { BROWSER, GRAPHQL } from './specs.ts';

export const CONSTANTS: Chapter = {
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
};
