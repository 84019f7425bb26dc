import { type Chapter, sentence } from '../specified.ts';
import { GRAPHQL } from './specs.ts';

export const VALIDATION: Chapter = {
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
    sentence('A deposit needs a channel and a currency', ['gateway/money/payments/payments.int.spec.ts', 'refuse %j']),
  ],
};
