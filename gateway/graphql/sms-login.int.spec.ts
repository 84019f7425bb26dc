import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOLERANCE } from '../accounts/slider/sliders.ts';
import {
  type Ask,
  askOf,
  granted,
  list,
  REGISTER,
  randomPhone,
  requestSms,
  signUp,
  smsCodeFor,
  solvedSlider,
  text,
  uuid,
} from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const SLIDER = `mutation($phone: String!) { requestSlider(phone: $phone) {
  id background piece width height pieceSize pieceTop expiresAt lockSeconds devAnswer } }`;
const SMS = 'mutation($input: SmsCodeInput!) { requestSmsCode(input: $input) { lockSeconds devCode } }';
const LOGIN = 'mutation($input: SmsLoginInput!) { loginWithSms(input: $input) { token me { playerId } } }';
const RECOVER = 'mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }';
const PASSWORD_LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';

const bytesOf = (url: unknown): Buffer => Buffer.from(text(url).replace('data:image/webp;base64,', ''), 'base64');

describe.each(databases)('on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const slider = (phone: string) => solvedSlider(ask, phone);

  const send = (phone: string, solved: object, purpose = 'LOGIN', from = ask) =>
    from(SMS, { input: { phone, purpose, ...solved } });

  describe('a slider', () => {
    it('is two pictures without a word in them, and a piece that is transparent around its shape', async () => {
      const answer = granted(await ask(SLIDER, { phone: randomPhone() }));
      const background = await sharp(bytesOf(answer.at('requestSlider.background'))).metadata();
      expect([background.format, background.width, background.height]).toEqual(['webp', 320, 160]);
      expect([background.exif, background.xmp, background.comments]).toEqual([undefined, undefined, undefined]);
      const { data, info } = await sharp(bytesOf(answer.at('requestSlider.piece')))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([56, 56, 4]);
      const alpha = (x: number, y: number): number | undefined => data[(y * 56 + x) * 4 + 3];
      expect([alpha(0, 0), alpha(55, 55), alpha(28, 28)]).toEqual([0, 0, 255]);
      expect(answer.at('requestSlider.lockSeconds')).toBe(0);
    });

    it('lies where the piece fits, to the pixel', async () => {
      const answer = granted(await ask(SLIDER, { phone: randomPhone() }));
      const [left, top] = [Number(answer.at('requestSlider.devAnswer')), Number(answer.at('requestSlider.pieceTop'))];
      const scene = await sharp(bytesOf(answer.at('requestSlider.background')))
        .removeAlpha()
        .raw()
        .toBuffer();
      const piece = await sharp(bytesOf(answer.at('requestSlider.piece')))
        .ensureAlpha()
        .raw()
        .toBuffer();
      // The gap is the piece darkened: the piece is brighter than what it covers, all over its body.
      const light = (pixels: Buffer, from: number): number =>
        (pixels[from] ?? 0) + (pixels[from + 1] ?? 0) + (pixels[from + 2] ?? 0);
      let brighter = 0;
      for (let y = 16; y < 40; y += 1) {
        for (let x = 16; x < 40; x += 1) {
          if (light(piece, (y * 56 + x) * 4) > light(scene, ((top + y) * 320 + left + x) * 3)) brighter += 1;
        }
      }
      expect(brighter / (24 * 24)).toBeGreaterThan(0.95);
    });

    it.each([-TOLERANCE, 0, TOLERANCE])('takes an answer that is %i pixels off', async (off) => {
      const phone = randomPhone();
      const solved = await slider(phone);
      expect((await send(phone, { ...solved, sliderX: solved.sliderX + off })).code).toBeNull();
    });

    it.each([-TOLERANCE - 1, TOLERANCE + 1, -40])(
      'takes none that is %i pixels off, and is burnt by it',
      async (off) => {
        const phone = randomPhone();
        const solved = await slider(phone);
        expect((await send(phone, { ...solved, sliderX: solved.sliderX + off })).code).toBe('SLIDER_INVALID');
        expect((await send(phone, solved)).code).toBe('SLIDER_INVALID');
      },
    );

    it('is good for one answer, also when two come at once', async () => {
      const phone = randomPhone();
      const solved = await slider(phone);
      const answers = await Promise.all([send(phone, solved), send(phone, solved), send(phone, solved)]);
      expect(answers.filter(({ code }) => code === 'SLIDER_INVALID')).toHaveLength(2);
    });

    it('is good for its phone and its address alone', async () => {
      const [phone, other] = [randomPhone(), randomPhone()];
      const first = await slider(phone);
      expect((await send(other, first)).code).toBe('SLIDER_INVALID');
      const second = await slider(phone);
      const elsewhere = askOf(site.gateway, '127.0.0.9');
      expect((await send(phone, second, 'LOGIN', elsewhere)).code).toBe('SLIDER_INVALID');
    });

    it('lives two minutes', async () => {
      const phone = randomPhone();
      const solved = await slider(phone);
      site.advance(2 * 60_000 + 1);
      expect((await send(phone, solved)).code).toBe('SLIDER_INVALID');
    });

    it.each(['', 'x', uuid(), randomBytes(16).toString('hex')])('is none of another name: %j', async (id) => {
      expect((await send(randomPhone(), { sliderId: id, sliderX: 100 })).code).toBe('SLIDER_INVALID');
    });

    it('tells how long the number is locked', async () => {
      const phone = randomPhone();
      granted(await requestSms(ask, phone, 'REGISTER'));
      const answer = granted(await ask(SLIDER, { phone }));
      expect(Number(answer.at('requestSlider.lockSeconds'))).toBeGreaterThan(50);
    });

    it('keeps no place in clear', async () => {
      const { sliderId } = await slider(randomPhone());
      const { rows } = await site.database.pool.query<Record<string, unknown>>(
        'SELECT * FROM slider WHERE slider_id = $1',
        [sliderId],
      );
      expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['answer_hash', 'expires_at', 'slider_id']);
      expect(list(rows)).toHaveLength(1);
    });
  });

  describe('a code', () => {
    it('is good for its purpose alone', async () => {
      const { phone } = await signUp(ask);
      const smsCode = await smsCodeFor(ask, phone, 'RECOVER');
      expect((await ask(LOGIN, { input: { phone, smsCode } })).code).toBe('SMS_CODE_INVALID');
      const recovered = await ask(RECOVER, { input: { phone, smsCode, newPassword: 'another password' } });
      expect(recovered.at('recoverPassword')).toBe(true);
    });

    it('is used up by its use', async () => {
      const { phone, playerId } = await signUp(ask);
      const smsCode = await smsCodeFor(ask, phone, 'LOGIN');
      const first = await ask(LOGIN, { input: { phone, smsCode } });
      expect(first.at('loginWithSms.me.playerId')).toBe(playerId);
      expect((await ask(LOGIN, { input: { phone, smsCode } })).code).toBe('SMS_CODE_INVALID');
    });

    it('for a player is sent to players alone, and to verify an act to their own number', async () => {
      const phone = randomPhone();
      const solved = await slider(phone);
      expect((await send(phone, solved, 'VERIFY')).code).toBe('UNAUTHENTICATED');
      const { token } = await signUp(ask);
      const other = await requestSms(ask, phone, 'VERIFY', token);
      expect([other.code, other.details.field]).toEqual(['INVALID_INPUT', 'phone']);
    });

    it("reaches a player's number also as it is shown to them", async () => {
      const player = await signUp(ask);
      const masked = `+86 138****${player.phone.slice(-4)}`;
      expect((await requestSms(ask, masked, 'VERIFY', player.token)).code).toBeNull();
      expect((await ask(SLIDER, { phone: masked })).code).toBe('UNAUTHENTICATED');
    });
  });

  describe('a login by SMS', () => {
    it('makes no account, and answers for an unknown number as for a wrong code', async () => {
      const phone = randomPhone();
      const smsCode = await smsCodeFor(ask, phone, 'LOGIN');
      const unknown = await ask(LOGIN, { input: { phone, smsCode } });
      const known = await signUp(ask);
      const wrong = await ask(LOGIN, { input: { phone: known.phone, smsCode: '000000' } });
      expect([unknown.code, unknown.message, unknown.details]).toEqual([wrong.code, wrong.message, wrong.details]);
      expect(unknown.code).toBe('SMS_CODE_INVALID');
      const { rows } = await site.database.pool.query('SELECT 1 FROM account WHERE phone = $1', [phone]);
      expect(rows).toHaveLength(0);
    });
  });

  describe('a recovered password', () => {
    it('is the only one from then on, and ends every session', async () => {
      const { phone, password, token } = await signUp(ask);
      const smsCode = await smsCodeFor(ask, phone, 'RECOVER');
      granted(await ask(RECOVER, { input: { phone, smsCode, newPassword: 'brand new words' } }));
      expect((await ask('{ me { id } }', {}, token)).code).toBe('UNAUTHENTICATED');
      expect((await ask(PASSWORD_LOGIN, { input: { phone, password } })).code).toBe('CREDENTIALS_INVALID');
      expect((await ask(PASSWORD_LOGIN, { input: { phone, password: 'brand new words' } })).code).toBeNull();
    });

    it('needs an account, and a password that is one', async () => {
      const phone = randomPhone();
      const smsCode = await smsCodeFor(ask, phone, 'RECOVER');
      const short = await ask(RECOVER, { input: { phone, smsCode, newPassword: 'short' } });
      expect([short.code, short.details.field]).toEqual(['INVALID_INPUT', 'password']);
      const nobody = await ask(RECOVER, { input: { phone, smsCode, newPassword: 'long enough' } });
      expect(nobody.code).toBe('SMS_CODE_INVALID');
    });
  });

  it('lets one of two sign-ups with one phone in, and the other learns that it is taken', async () => {
    const phone = randomPhone();
    const base = { phone, password: 'correct horse', adult: true, terms: true };
    const first = { ...base, smsCode: await smsCodeFor(ask, phone, 'REGISTER') };
    granted(await ask(REGISTER, { input: first }));
    const second = { ...base, smsCode: await smsCodeFor(ask, phone, 'REGISTER') };
    expect((await ask(REGISTER, { input: second })).code).toBe('PHONE_TAKEN');
  });
});

describe('a site with a real SMS provider', () => {
  it('tells neither the answer nor the code, and sends the code', async () => {
    const sent: string[] = [];
    let showsCode = false;
    const site = await openFixture({
      sms: {
        get showsCode() {
          return showsCode;
        },
        send: async ({ text: message }) => {
          sent.push(message);
        },
      },
    });
    try {
      const ask = askOf(site.gateway);
      const phone = randomPhone();
      expect(granted(await ask(SLIDER, { phone })).at('requestSlider.devAnswer')).toBeNull();
      // Shown for once, in the place of a person who looks.
      showsCode = true;
      const seen = await solvedSlider(ask, phone);
      showsCode = false;
      const input = { phone, purpose: 'REGISTER', ...seen };
      const answer = await ask(SMS, { input });
      expect([answer.code, answer.at('requestSmsCode.devCode')]).toEqual([null, null]);
      expect(sent).toHaveLength(1);
      const [, smsCode] = /(\d{6})/.exec(sent[0] ?? '') ?? [];
      const registration = { phone, password: 'correct horse', smsCode, adult: true, terms: true };
      expect((await ask(REGISTER, { input: registration })).code).toBeNull();
    } finally {
      await site.close();
    }
  });
});
