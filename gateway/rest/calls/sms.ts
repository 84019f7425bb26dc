import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { answeredBy } from '../answers/answered.ts';
import { either } from '../answers/either.ts';
import { absent, at, described, type Fields, orAbsent, type Part, view } from '../answers/view.ts';
import { get, post, type RestContext } from '../call.ts';
import { flag, id, integer, phone, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';

const OWN_PHONE = graphql(`
  query OwnPhone {
    me {
      phone
    }
  }
`);

const challenge: Part = () => ({
  selection: {},
  schema: { type: 'object', description: 'ALTCHA 2: `parameters` and `signature`, PBKDF2/SHA-256.' },
  show: (json) => JSON.parse(String(json)),
});

/** Before a message, with a slider and without sight. */
const check: Fields = {
  sliderId: 'id',
  proof: described(
    'To be solved meanwhile, for `proof` of the POST.',
    at('proof', view({ challenge: at('challenge', challenge), tries: 'tries' })),
  ),
  lockSeconds: 'lockSeconds',
  expireTime: 'expiresAt',
};

const slider: Fields = {
  ...check,
  background: described('A `data:` picture with a gap; null without sight.', orAbsent('background')),
  piece: orAbsent('piece'),
  width: orAbsent('width'),
  height: orAbsent('height'),
  pieceSize: orAbsent('pieceSize'),
  pieceTop: orAbsent('pieceTop'),
  devAnswer: described('Null with a real SMS provider.', 'devAnswer'),
};

const accessibleChallenge: Fields = {
  ...check,
  ...{ background: absent, piece: absent, devAnswer: absent },
  ...{ width: absent, height: absent, pieceSize: absent, pieceTop: absent },
};

const sight = { withoutSight: flag('A larger proof of work instead of the pictures.').optional() };

/** A check for the phone of `values`. */
const checkFor = <Input extends z.ZodObject>(
  input: Input,
  values: (input: z.output<Input>, rest: RestContext) => Promise<{ readonly phone: string }>,
) =>
  either(
    z.object(sight),
    ({ withoutSight = false }) => !withoutSight,
    answeredBy('Mutation.requestSlider', { input, values, answer: slider }),
    answeredBy('Mutation.requestCheckWithoutSight', { input, values, answer: accessibleChallenge }),
  );

const solved = {
  sliderId: id,
  sliderX: integer(0, 10_000, 'Left edge of the piece in pixels; left out after a check without sight.').optional(),
  proof: text(4_000, 'Base64 of `{challenge, solution}`; few messages an hour go out without one.').optional(),
};

const sent: Fields = {
  lockSeconds: 'lockSeconds',
  devCode: described('Null with a real SMS provider.', 'devCode'),
};

/** The player's own number, as far as they may see it themselves. @throws GatewayError UNAUTHENTICATED */
const ownPhone = async ({ ask }: RestContext): Promise<string> => {
  const { me } = await ask(OWN_PHONE);
  if (me === null) throw new GatewayError('UNAUTHENTICATED');
  return me.phone;
};

const PURPOSES = ['REGISTER', 'LOGIN', 'RECOVER', 'CHANGE_PHONE'] as const;

export const smsCalls = [
  get({
    path: '/common/smsCode',
    access: 'public',
    summary: 'A slider and a proof of work, which precede every text message, and how long sending is locked.',
    ...checkFor(z.object({ phone, ...sight }), async ({ phone }) => ({ phone })),
  }),
  post({
    path: '/common/smsCode',
    access: 'public',
    summary: 'Sends a code to a phone.',
    ...answeredBy('Mutation.requestSmsCode', {
      input: z.object({ phone, type: word(PURPOSES, 'What the code is for.'), ...solved }),
      names: { purpose: 'type' },
      answer: sent,
    }),
  }),
  get({
    path: '/common/userSmsCode',
    summary: "A slider and a proof of work for a code to the player's own phone.",
    ...checkFor(z.object(sight), async (_input, rest) => ({ phone: await ownPhone(rest) })),
  }),
  post({
    path: '/common/userSmsCode',
    summary: "Sends a code to the player's own phone, for `/auth/verify`.",
    ...answeredBy('Mutation.requestSmsCode', {
      input: z.object(solved),
      values: async (input, rest) => ({ ...input, phone: await ownPhone(rest), purpose: 'VERIFY' }),
      answer: sent,
    }),
  }),
];
