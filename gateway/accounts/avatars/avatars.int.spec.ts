import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, granted, type Player, signUp, text, ticketFor } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { drawnAvatar } from './paths.ts';

const UPLOAD = '/account/avatar';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** A form as browsers send it. */
const form = (bytes: Buffer, name = 'file', type = 'image/png') => {
  const boundary = 'glasscase-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="me.png"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

describe.each(databases)('on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const upload = (bytes: Buffer, player: Player | null, type = 'image/png') =>
    site.gateway.inject({
      method: 'POST',
      url: UPLOAD,
      headers: { 'content-type': type, ...(player !== null && { authorization: `Bearer ${player.token}` }) },
      payload: bytes,
    });

  const shownOf = async ({ token }: Player): Promise<string> =>
    text(granted(await ask('{ me { avatar } }', {}, token)).at('me.avatar'));

  const outcomeOf = async (bytes: Buffer, type?: string) => {
    const { statusCode, json } = await upload(bytes, await signUp(ask), type);
    return [statusCode, json().error];
  };

  it.each(['png', 'jpeg', 'webp'] as const)(
    'takes a %s and serves it as a square, kept for five minutes',
    async (format) => {
      const player = await signUp(ask);
      const bytes = await blank(640, 300)
        .withExif({ IFD0: { Copyright: 'somebody', Artist: 'at home' } })
        .toFormat(format)
        .toBuffer();
      const answer = await upload(bytes, player, `image/${format}`);
      expect(answer.statusCode).toBe(200);
      const path = text(answer.json().avatar);
      expect(path).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
      expect(await shownOf(player)).toBe(path);
      const served = await site.gateway.inject({ url: path });
      expect(served.headers['content-type']).toBe('image/webp');
      expect(served.headers['cache-control']).toBe('public, max-age=300');
      const picture = await sharp(served.rawPayload).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual(['webp', 256, 256]);
      expect([picture.exif, picture.xmp, picture.icc]).toEqual([undefined, undefined, undefined]);
    },
  );

  it('takes a form, whatever its field is called', async () => {
    const player = await signUp(ask);
    const { headers, payload } = form(await blank(300, 300).png().toBuffer(), 'anything');
    const answer = await site.gateway.inject({
      ...{ method: 'POST', url: UPLOAD, payload },
      headers: { ...headers, token: player.token },
    });
    expect([answer.statusCode, answer.json().avatar]).toEqual([200, await shownOf(player)]);
  });

  it('replaces the picture before it, which is gone then; so does a drawn one', async () => {
    const player = await signUp(ask);
    const first = text((await upload(await blank(10, 10).png().toBuffer(), player)).json().avatar);
    const noise = await sharp(randomBytes(30 * 30 * 3), { raw: { width: 30, height: 30, channels: 3 } })
      .png()
      .toBuffer();
    const second = text((await upload(noise, player)).json().avatar);
    expect(second).not.toBe(first);
    expect((await site.gateway.inject({ url: first })).statusCode).toBe(404);
    const chosen = drawnAvatar('glass-05');
    granted(await ask('mutation($a: String!) { chooseAvatar(avatar: $a) { id } }', { a: chosen }, player.token));
    expect(await shownOf(player)).toBe(chosen);
    expect((await site.gateway.inject({ url: second })).statusCode).toBe(404);
  });

  it('refuses what is no picture, by its content', async () => {
    const png = await blank(50, 50).png().toBuffer();
    expect(await outcomeOf(Buffer.from('#!/bin/sh\necho no picture'))).toEqual([415, 'PICTURE_INVALID']);
    expect(await outcomeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')).toEqual([
      415,
      'PICTURE_INVALID',
    ]);
    expect(await outcomeOf(await blank(50, 50).gif().toBuffer())).toEqual([415, 'PICTURE_INVALID']);
    expect(await outcomeOf(png.subarray(0, 60))).toEqual([415, 'PICTURE_INVALID']);
    expect(await outcomeOf(Buffer.concat([png.subarray(0, 8), randomBytes(500)]))).toEqual([415, 'PICTURE_INVALID']);
  });

  it.each([
    ['cut off', '--x\r\ncontent-disposition: form-data; name="f"; filename="a.png"\r\n\r\nabc'],
    ['none', 'nothing'],
    ['without a file', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
  ])('refuses a form that is %s', async (_name, payload) => {
    const { token } = await signUp(ask);
    for (const url of ['/account/avatar', '/api/profile/uploadAvatarV2']) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', token };
      const answer = await site.gateway.inject({ method: 'POST', url, headers, payload });
      expect([url, answer.statusCode]).toEqual([url, 400]);
      expect(answer.body).toContain('BAD_REQUEST');
    }
  });

  it('refuses what is too large, also as a form', async () => {
    const large = Buffer.concat([await blank(50, 50).png().toBuffer(), randomBytes(2 * 1024 * 1024)]);
    expect(await outcomeOf(large)).toEqual([413, 'PICTURE_TOO_LARGE']);
    expect(await outcomeOf(Buffer.concat([large, large]))).toEqual([413, 'PICTURE_TOO_LARGE']);
    const player = await signUp(ask);
    const { headers, payload } = form(large);
    const answer = await site.gateway.inject({
      ...{ method: 'POST', url: UPLOAD, payload },
      headers: { ...headers, authorization: `Bearer ${player.token}` },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([413, 'PICTURE_TOO_LARGE']);
  });

  it('refuses a bomb: a small file of very many pixels', async () => {
    const bomb = await blank(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await outcomeOf(bomb)).toEqual([413, 'PICTURE_TOO_LARGE']);
  });

  it('refuses strangers, dead tokens and keys', async () => {
    const bytes = await blank(50, 50).png().toBuffer();
    const nobody = await upload(bytes, null);
    expect([nobody.statusCode, nobody.json().error]).toEqual([401, 'UNAUTHENTICATED']);
    const player = await signUp(ask);
    const dead = await upload(bytes, { ...player, token: 'A'.repeat(43) });
    expect(dead.statusCode).toBe(401);
    const ticket = await ticketFor(ask, player);
    const create = `mutation($ticket: String!) { createApiKey(name: "x", scopes: [READ, PLAY, TRADE], ticket: $ticket) { key } }`;
    const key = text(granted(await ask(create, { ticket }, player.token)).at('createApiKey.key'));
    const program = await upload(bytes, { ...player, token: key });
    expect([program.statusCode, program.json().error]).toEqual([403, 'SCOPE_MISSING']);
  });

  it.each(['text/plain', 'application/json'])('refuses a body of %s', async (type) => {
    const [status] = await outcomeOf(Buffer.from('{}'), type);
    expect([400, 415]).toContain(status);
  });

  it.each(['/avatars/x.webp', `/avatars/${'0'.repeat(32)}.webp`, `/avatars/${'0'.repeat(32)}.png`, '/avatars/..%2Fx'])(
    'has nothing at %s',
    async (url) => {
      const missing = await site.gateway.inject({ url });
      expect([missing.statusCode, missing.json().error]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('is at another address once its player hides: the one that others know is none any more', async () => {
    const player = await signUp(ask);
    const known = text((await upload(await blank(44, 44).png().toBuffer(), player)).json().avatar);
    const hide = 'mutation($hidden: Boolean!) { hideName(hidden: $hidden) { avatar } }';
    const moved = text(granted(await ask(hide, { hidden: true }, player.token)).at('hideName.avatar'));
    expect(moved).not.toBe(known);
    expect((await site.gateway.inject({ url: known })).statusCode).toBe(404);
    expect((await site.gateway.inject({ url: moved })).statusCode).toBe(200);
    expect(granted(await ask(hide, { hidden: false }, player.token)).at('hideName.avatar')).toBe(moved);
  });

  it('shows the picture to others as well', async () => {
    const player = await signUp(ask);
    const path = text((await upload(await blank(40, 40).png().toBuffer(), player)).json().avatar);
    const { rows } = await site.database.pool.query<{ avatar_hash: string }>(
      'SELECT avatar_hash FROM account WHERE player_id = $1',
      [player.playerId],
    );
    expect(path).toContain(rows[0]?.avatar_hash);
  });
});
