import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginInvitation, beginSignIn, finishSignIn } from './doors.ts';

const answering = (status: number, body: unknown) => {
  const asked = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

describe('the doors of the gateway', () => {
  it('tell who is invited, and the options of the passkey as JSON', async () => {
    answering(200, { name: '林墨', roles: ['OWNER'], ceremonyId: 'c', options: { challenge: 'x' } });
    expect(await beginInvitation('secret')).toEqual({
      name: '林墨',
      roles: ['OWNER'],
      ceremonyId: 'c',
      options: '{"challenge":"x"}',
    });
  });

  it('get the passkey’s answer as JSON, from this origin alone', async () => {
    const asked = answering(200, {});
    await finishSignIn({ ceremonyId: 'c', options: '{}' }, '{"id":"p"}');
    expect(asked).toHaveBeenCalledWith(
      '/operator/sign-in/finish',
      expect.objectContaining({
        method: 'POST',
        credentials: 'same-origin',
        body: '{"ceremonyId":"c","response":{"id":"p"}}',
      }),
    );
  });

  it('refuse with the code that the gateway says, with 200 as with another status', async () => {
    answering(200, { error: 'PASSKEY_REFUSED', details: { reason: 'expired' } });
    await expect(beginSignIn()).rejects.toMatchObject({ code: 'PASSKEY_REFUSED', details: { reason: 'expired' } });
    answering(429, { error: 'RATE_LIMITED', details: {} });
    await expect(beginSignIn()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('count as out of reach where no answer comes, or one that is none of the gateway’s', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('failed to fetch');
    });
    await expect(beginSignIn()).rejects.toMatchObject({ code: 'NETWORK' });
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    await expect(beginSignIn()).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
