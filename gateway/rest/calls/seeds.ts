import { answeredBy } from '../answers/answered.ts';
import { described, next } from '../answers/view.ts';
import { get, nothing } from '../call.ts';

export const seedCalls = [
  get({
    path: '/profile/seeds',
    summary: "The player's pair in use, which every play names, and the one that follows it.",
    ...answeredBy('Query.seeds', {
      input: nothing,
      answer: {
        pairId: 'current.id',
        publicHash: described('HMAC-SHA256(key = salt, message = server seed).', 'current.publicHash'),
        userSeed: 'current.userSeed',
        roundNo: described('Of the next round.', next('current.roundCount')),
        retireTime: described('No play is taken of the pair from then on.', 'current.retiresAt'),
        nextPairId: 'nextPairId',
        nextPublicHash: 'nextPublicHash',
      },
    }),
  }),
];
