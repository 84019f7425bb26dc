import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { get, post, type RestContext } from '../call.ts';
import { flag, id, integer, phone, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { moment } from '../views/moment.ts';

const OWN_PHONE = graphql(`
  query OwnPhone {
    me {
      phone
    }
  }
`);

const SLIDER = graphql(`
  mutation Slider($phone: String!) {
    requestSlider(phone: $phone) {
      sliderId: id
      background
      piece
      width
      height
      pieceSize
      pieceTop
      expireTime: expiresAt
      lockSeconds
      devAnswer
      proof {
        challenge
        tries
      }
    }
  }
`);

const ACCESSIBLE_CHALLENGE = graphql(`
  mutation WithoutSight($phone: String!) {
    requestCheckWithoutSight(phone: $phone) {
      sliderId: id
      expireTime: expiresAt
      lockSeconds
      proof {
        challenge
        tries
      }
    }
  }
`);

const SEND = graphql(`
  mutation SendSms($input: SmsCodeInput!) {
    requestSmsCode(input: $input) {
      lockSeconds
      devCode
    }
  }
`);

const proof = z.object({
  challenge: z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(
      z
        .record(z.string(), z.unknown())
        .meta({ description: 'ALTCHA 2: `parameters` and `signature`, PBKDF2/SHA-256.' }),
    ),
  tries: z.int().meta({ description: 'So many tries find the answer at the latest; half of them on average.' }),
});

const challenge = z.object({
  sliderId: z.string(),
  background: z.string().nullable().meta({ description: 'A `data:` picture with a gap; null without sight.' }),
  piece: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  pieceSize: z.int().nullable(),
  pieceTop: z.int().nullable(),
  proof: proof.meta({ description: 'To be solved meanwhile, for `proof` of the POST.' }),
  lockSeconds: z.int().meta({ description: 'Until another code can be sent to this number.' }),
  expireTime: moment,
  devAnswer: z.int().nullable().meta({ description: 'Null with a real SMS provider.' }),
});

const sent = z.object({
  lockSeconds: z.int(),
  devCode: z.string().nullable().meta({ description: 'Null with a real SMS provider.' }),
});

const answer = {
  sliderId: id,
  sliderX: integer(0, 10_000, 'Left edge of the piece in pixels; left out after a check without sight.').optional(),
  proof: text(4_000, 'Base64 of `{challenge, solution}`; few messages an hour go out without one.').optional(),
};

const withoutSight = flag('A larger proof of work instead of the pictures.').optional();

const NO_SIZES = { width: null, height: null, pieceSize: null, pieceTop: null } as const;
const NO_PICTURE = { background: null, piece: null, ...NO_SIZES, devAnswer: null } as const;

const checkFor = async ({ ask }: RestContext, phone: string, blind = false): Promise<z.input<typeof challenge>> => {
  if (blind) {
    return { ...NO_PICTURE, ...(await ask(ACCESSIBLE_CHALLENGE, { phone })).requestCheckWithoutSight };
  }
  return (await ask(SLIDER, { phone })).requestSlider;
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
    input: z.object({ phone, withoutSight }),
    output: challenge,
    run: ({ phone, withoutSight: blind }, rest) => checkFor(rest, phone, blind),
  }),
  post({
    path: '/common/smsCode',
    access: 'public',
    summary: 'Sends a code to a phone.',
    input: z.object({ phone, type: word(PURPOSES, 'What the code is for.'), ...answer }),
    output: sent,
    run: async ({ type, ...input }, { ask }) =>
      (await ask(SEND, { input: { ...input, purpose: type } })).requestSmsCode,
  }),
  get({
    path: '/common/userSmsCode',
    summary: "A slider and a proof of work for a code to the player's own phone.",
    input: z.object({ withoutSight }),
    output: challenge,
    run: async ({ withoutSight: blind }, rest) => checkFor(rest, await ownPhone(rest), blind),
  }),
  post({
    path: '/common/userSmsCode',
    summary: "Sends a code to the player's own phone, for `/auth/verify`.",
    input: z.object(answer),
    output: sent,
    run: async (input, rest) => {
      const phone = await ownPhone(rest);
      return (await rest.ask(SEND, { input: { ...input, phone, purpose: 'VERIFY' } })).requestSmsCode;
    },
  }),
];
