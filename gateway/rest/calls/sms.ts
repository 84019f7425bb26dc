import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { call, nothing, type Wire } from '../call.ts';
import { id, integer, phone, word } from '../fields.ts';
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
      id
      background
      piece
      width
      height
      pieceSize
      pieceTop
      expiresAt
      lockSeconds
      devAnswer
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

const challenge = z.object({
  sliderId: z.string(),
  background: z.string().meta({ description: 'A `data:` picture with a gap.' }),
  piece: z.string(),
  width: z.int(),
  height: z.int(),
  pieceSize: z.int(),
  pieceTop: z.int(),
  lockSeconds: z.int().meta({ description: 'Until another code can be sent to this number.' }),
  expireTime: moment,
  devAnswer: z.int().nullable().meta({ description: 'Null with a real SMS provider.' }),
});

const sent = z.object({
  lockSeconds: z.int(),
  devCode: z.string().nullable().meta({ description: 'Null with a real SMS provider.' }),
});

const answer = { sliderId: id, sliderX: integer(0, 10_000, 'Left edge of the piece in pixels.') };

const sliderFor = async ({ ask }: Wire, phone: string): Promise<z.input<typeof challenge>> => {
  const { id: sliderId, expiresAt, ...picture } = (await ask(SLIDER, { phone })).requestSlider;
  return { ...picture, sliderId, expireTime: expiresAt };
};

/** The player's own number, as far as they may see it themselves. @throws GatewayError UNAUTHENTICATED */
const ownPhone = async ({ ask }: Wire): Promise<string> => {
  const { me } = await ask(OWN_PHONE);
  if (me === null) throw new GatewayError('UNAUTHENTICATED');
  return me.phone;
};

const PURPOSES = ['REGISTER', 'LOGIN', 'RECOVER', 'CHANGE_PHONE'] as const;

export const smsCalls = [
  call({
    path: '/common/smsCode',
    methods: ['GET'],
    access: 'public',
    summary: 'A slider, which precedes every text message, and how long sending is locked.',
    input: z.object({ phone }),
    output: challenge,
    run: ({ phone }, wire) => sliderFor(wire, phone),
  }),
  call({
    path: '/common/smsCode',
    methods: ['POST'],
    access: 'public',
    summary: 'Sends a code to a phone.',
    input: z.object({ phone, type: word(PURPOSES, 'What the code is for.'), ...answer }),
    output: sent,
    run: async ({ type, ...input }, { ask }) =>
      (await ask(SEND, { input: { ...input, purpose: type } })).requestSmsCode,
  }),
  call({
    path: '/common/userSmsCode',
    methods: ['GET'],
    access: 'player',
    summary: "A slider for a code to the player's own phone.",
    input: nothing,
    output: challenge,
    run: async (_input, wire) => sliderFor(wire, await ownPhone(wire)),
  }),
  call({
    path: '/common/userSmsCode',
    methods: ['POST'],
    access: 'player',
    summary: "Sends a code to the player's own phone, for `/auth/verify`.",
    input: z.object(answer),
    output: sent,
    run: async (input, wire) => {
      const phone = await ownPhone(wire);
      return (await wire.ask(SEND, { input: { ...input, phone, purpose: 'VERIFY' } })).requestSmsCode;
    },
  }),
];
