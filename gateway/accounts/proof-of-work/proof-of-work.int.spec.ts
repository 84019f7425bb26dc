import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, granted, randomPhone, solvedSlider, text } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture, SMS_RULES } from '../../testing/fixture.ts';
import { solveProof } from './solve.ts';

const SEND = 'mutation ($input: SmsCodeInput!) { requestSmsCode(input: $input) { devCode } }';
const ACCESSIBLE_CHALLENGE =
  'mutation ($phone: String!) { requestCheckWithoutSight(phone: $phone) { id lockSeconds proof { challenge tries } } }';

const send = (ask: Ask, phone: string, solved: object) => ask(SEND, { input: { phone, purpose: 'LOGIN', ...solved } });

/** The work of a person who can't see, done. */
const accessibleChallenge = async (ask: Ask, phone: string) => {
  const check = granted(await ask(ACCESSIBLE_CHALLENGE, { phone }));
  return {
    sliderId: text(check.at('requestCheckWithoutSight.id')),
    proof: await solveProof(text(check.at('requestCheckWithoutSight.proof.challenge'))),
  };
};

/** The same proof with something else in one place. */
const forged = (proof: string, change: (payload: Payload) => void): string => {
  const payload: Payload = JSON.parse(Buffer.from(proof, 'base64').toString());
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};
interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
}

describe.each(databases)('a proof of work on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  it('lets a message go that came with a solved slider', async () => {
    const phone = randomPhone();
    expect((await send(ask, phone, await solvedSlider(ask, phone))).code).toBeNull();
  });

  it('takes the place of the picture where it is the larger one', async () => {
    const phone = randomPhone();
    const asked = granted(await ask(ACCESSIBLE_CHALLENGE, { phone }));
    expect(asked.at('requestCheckWithoutSight.proof.tries')).toBe(SMS_RULES.proof.accessibleTries);
    expect((await send(ask, phone, await accessibleChallenge(ask, phone))).code).toBeNull();
  });

  it('is asked for again where it belongs to another check, or to none', async () => {
    const phone = randomPhone();
    const [one, other] = [await solvedSlider(ask, phone), await solvedSlider(ask, phone)];
    const small = await solvedSlider(ask, phone);
    const large = await accessibleChallenge(ask, phone);
    expect((await send(ask, phone, { ...one, proof: other.proof })).code).toBe('PROOF_INVALID');
    expect((await send(ask, phone, { ...large, proof: small.proof })).code).toBe('PROOF_INVALID');
    // Nor does a picture become a check without one, whatever work was done for it.
    expect((await send(ask, phone, { sliderId: small.sliderId, proof: small.proof })).code).toBe('SLIDER_INVALID');
  });

  it('is good once, for its number and from its address alone', async () => {
    const phone = randomPhone();
    const check = await accessibleChallenge(ask, phone);
    expect((await send(ask, randomPhone(), check)).code).toBe('SLIDER_INVALID');
    const second = await accessibleChallenge(ask, phone);
    expect((await send(askOf(site.gateway, '203.0.113.9'), phone, second)).code).toBe('SLIDER_INVALID');
    const third = await accessibleChallenge(ask, phone);
    const answers = await Promise.all([send(ask, phone, third), send(ask, phone, third)]);
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect((await send(ask, phone, third)).code).toBe('SLIDER_INVALID');
  });

  it('dies with its check', async () => {
    const phone = randomPhone();
    const check = await accessibleChallenge(ask, phone);
    site.advance(5 * 60_000 + 1);
    expect((await send(ask, phone, check)).code).toBe('SLIDER_INVALID');
  });

  it.each<readonly [string, (payload: Payload) => void]>([
    ['less work', ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: '00'.repeat(16) })],
    ['another check', ({ challenge }) => Object.assign(challenge.parameters, { data: { check: 'x', kind: 'y' } })],
    ['a signature of its own', ({ challenge }) => Object.assign(challenge, { signature: 'ab'.repeat(32) })],
    ['no signature', ({ challenge }) => Object.assign(challenge, { signature: undefined })],
    ['a guessed key', ({ solution }) => Object.assign(solution, { derivedKey: 'ab'.repeat(32) })],
    ['a key of half a byte', ({ solution }) => Object.assign(solution, { derivedKey: 'a' })],
    ['a field of its own', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })],
  ])('is refused with %s', async (_what, change) => {
    const phone = randomPhone();
    const solved = await solvedSlider(ask, phone);
    expect((await send(ask, phone, { ...solved, proof: forged(solved.proof, change) })).code).toBe('PROOF_INVALID');
  });

  it.each(['', 'x', '{}', 'bnVsbA==', 'A'.repeat(10_000)])('is no text such as %.20j', async (proof) => {
    const phone = randomPhone();
    const solved = await solvedSlider(ask, phone);
    expect((await send(ask, phone, { ...solved, proof })).code).toBe('PROOF_INVALID');
  });
});

describe('clients that bring no proof', () => {
  it('share a small number of messages, and solve the slider for each', async () => {
    const limits = { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 };
    const site = await openFixture({
      limits,
      smsRules: { ...SMS_RULES, proof: { ...SMS_RULES.proof, withoutPerHour: 3 } },
    });
    try {
      const attempt = async (address: string, change: object = {}, phone = randomPhone()) => {
        const ask = askOf(site.gateway, address);
        const { proof: _none, ...slider } = await solvedSlider(ask, phone);
        return send(ask, phone, { ...slider, ...change });
      };
      const sent = randomPhone();
      const withProof = askOf(site.gateway, '192.0.2.9');
      expect((await send(withProof, sent, await solvedSlider(withProof, sent))).code).toBeNull();
      // Messages that aren't sent take nothing of the allowance.
      for (let n = 0; n < 4; n += 1) expect((await attempt('192.0.2.8', {}, sent)).code).toBe('SMS_LOCKED');
      const codes = [];
      for (const address of ['192.0.2.1', '192.0.2.2', '198.51.100.3', '2001:db8::1'])
        codes.push(await attempt(address));
      expect(codes.map(({ code }) => code)).toEqual([null, null, null, 'PROOF_MISSING']);
      expect(codes[3]?.details).toEqual({ retryAfterSeconds: expect.any(Number) });
      expect((await attempt('192.0.2.7', { sliderX: 0 })).code).toBe('SLIDER_INVALID');
      expect((await attempt('192.0.2.7', { sliderX: null })).code).toBe('SLIDER_INVALID');
      const [ask, phone] = [askOf(site.gateway), randomPhone()];
      expect((await send(ask, phone, await solvedSlider(ask, phone))).code).toBeNull();
      site.advance(60 * 60_000 + 1);
      expect((await attempt('192.0.2.1')).code).toBeNull();
    } finally {
      await site.close();
    }
  });
});
