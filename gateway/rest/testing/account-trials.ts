import { expect } from 'vitest';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { solveProof } from '../../accounts/proof-of-work/solve.ts';
import { inboxIn } from '../../site/messages/inbox.ts';
import {
  bindEmail,
  granted,
  randomPhone,
  requestSms,
  signUp,
  smsCodeFor,
  solvedSlider,
  text,
  ticketFor,
  uuid,
} from '../../testing/client.ts';
import { pluck, read, type Trial, type World } from './trial.ts';

const ME = '{ me { id playerId nickname avatar phone email tradeLink steamId verification { state } } }';

const newcomer = async ({ ask }: World) => ({ player: await signUp(ask) });
const meOf = (world: World, token: unknown, field: string) => read(world, ME, `me.${field}`, { token: text(token) });

const SEND = 'mutation($input: SmsCodeInput!) { requestSmsCode(input: $input) { devCode } }';
const LOGIN =
  'mutation($phone: String!, $password: String!) { login(input: { phone: $phone, password: $password }) { me { id } } }';

const canLogIn = async ({ ask }: World, phone: string, password: string): Promise<void> => {
  granted(await ask(LOGIN, { phone, password }));
};

const notify = async ({ site }: World, playerId: string): Promise<void> => {
  const inbox = inboxIn(site.database.pool, site.now, uuid);
  await inbox.put({
    player: mustBe(isPlayerId, playerId),
    content: { template: 'operator', title: `Word ${uuid()}`, body: 'Words.' },
    link: null,
    position: null,
    visibleAt: site.now(),
  });
};

const notified = async (world: World) => {
  const player = await signUp(world.ask);
  await notify(world, player.playerId);
  const messages = '{ messages { edges { node { id } } } }';
  const [id] = pluck(await read(world, messages, 'messages.edges', { token: player.token }), 'node.id');
  return { player, params: { id } };
};

export const accountTrials: readonly Trial[] = [
  {
    method: 'POST',
    path: '/auth/certify',
    state: '`me.verification`',
    set: newcomer,
    verify: async (answer, world, { player }) => {
      expect(await meOf(world, player.token, 'verification.state')).toBe('PENDING');
      expect(answer.at('url')).toMatch(/^https?:/);
    },
  },
  {
    method: 'GET',
    path: '/auth/certifyRedirect',
    state: '`me.verification`',
    set: newcomer,
    verify: async (_answer, world, { player }) =>
      expect(await meOf(world, player.token, 'verification.state')).toBe('PENDING'),
  },
  {
    method: 'GET',
    path: '/auth/certifyResult',
    state: 'the same as `me.verification`',
    set: async (world) => {
      const player = await signUp(world.ask);
      granted(await world.ask('mutation { startVerification { url } }', undefined, player.token));
      return { player };
    },
    verify: async (answer) => expect(answer.at('state')).toBe(1),
  },
  {
    method: 'POST',
    path: '/auth/changePassword',
    state: '`login` with the new password',
    set: async (world) => {
      const player = await signUp(world.ask);
      return { player, params: { oldPassword: player.password, newPassword: 'another 12345' } };
    },
    verify: (_answer, world, { player }) => canLogIn(world, player.phone, 'another 12345'),
  },
  {
    method: 'POST',
    path: '/auth/findPassword',
    state: '`login` with the new password',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      const smsCode = await smsCodeFor(ask, player.phone, 'RECOVER');
      return { player, params: { phone: player.phone, smsCode, password: 'another 12345' } };
    },
    verify: (_answer, world, { player }) => canLogIn(world, player.phone, 'another 12345'),
  },
  {
    method: 'POST',
    path: '/auth/login',
    state: '`me` with the token',
    set: async (world) => {
      const player = await signUp(world.ask);
      return { player, params: { phone: player.phone, password: player.password } };
    },
    verify: async (answer, world, { player }) =>
      expect(await meOf(world, answer.at('token'), 'playerId')).toBe(player.playerId),
  },
  {
    method: 'POST',
    path: '/auth/logout',
    state: '`me` is refused with the token',
    set: newcomer,
    verify: async (_answer, { ask }, { player }) =>
      expect((await ask(ME, undefined, player.token)).code).toBe('UNAUTHENTICATED'),
  },
  {
    method: 'POST',
    path: '/auth/signUp',
    state: '`me` with the token',
    set: async ({ ask }) => {
      const phone = randomPhone();
      const smsCode = await smsCodeFor(ask, phone, 'REGISTER');
      return { params: { phone, password: 'some 123456', smsCode, adult: true, terms: true } };
    },
    verify: async (answer, world) => expect(await meOf(world, answer.at('token'), 'id')).toBe(answer.at('userInfo.id')),
  },
  {
    method: 'POST',
    path: '/auth/smsLogin',
    state: '`me` with the token',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      return { player, params: { phone: player.phone, smsCode: await smsCodeFor(ask, player.phone, 'LOGIN') } };
    },
    verify: async (answer, world, { player }) =>
      expect(await meOf(world, answer.at('token'), 'playerId')).toBe(player.playerId),
  },
  {
    method: 'POST',
    path: '/auth/verify',
    state: '`createApiKey` takes the ticket',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      return { player, params: { smsCode: await smsCodeFor(ask, player.phone, 'VERIFY', player.token) } };
    },
    verify: async (answer, { ask }, { player }) => {
      const create = 'mutation($ticket: String!) { createApiKey(name: "a", scopes: [READ], ticket: $ticket) { key } }';
      granted(await ask(create, { ticket: answer.at('ticket') }, player.token));
    },
  },
  {
    method: 'GET',
    path: '/auth/steamLogin',
    state: 'the address of the Steam provider, as `startSteamLogin` gives it',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      const callbackUrl = '/login/steamCallback?params=%7B%7D';
      return { player, params: { callbackUrl, ticket: await ticketFor(ask, player) } };
    },
    verify: async (answer, world) => {
      const start = 'mutation { startSteamLogin { url } }';
      const url = new URL(text(granted(await world.ask(start)).at('startSteamLogin.url')));
      expect(new URL(text(answer.at('url'))).origin).toBe(url.origin);
    },
  },
  {
    method: 'GET',
    path: '/message/countUserUnreadMessage',
    state: 'the same as `unreadCount`',
    set: notified,
    verify: async (answer) => expect(answer.data).toBe(1),
  },
  {
    method: 'GET',
    path: '/message/getMessageDetail',
    state: '`unreadCount`, `message.readAt`',
    set: notified,
    verify: async (answer, world, { player, params }) => {
      expect(answer.at('id')).toBe(params?.id);
      expect(await read(world, '{ unreadCount }', 'unreadCount', { token: player.token })).toBe(0);
    },
  },
  {
    method: 'GET',
    path: '/message/listMessage',
    state: 'the same as `messages`',
    set: notified,
    verify: async (answer, _world, { params }) => expect(pluck(answer.at('list'), 'id')).toEqual([params?.id]),
  },
  {
    method: 'GET',
    path: '/common/smsCode',
    state: '`requestSmsCode` takes the slider',
    set: async () => ({ params: { phone: randomPhone() } }),
    verify: async (answer, { ask }, { params }) => {
      const solved = {
        sliderId: answer.at('sliderId'),
        sliderX: answer.at('devAnswer'),
        proof: await solveProof(JSON.stringify(answer.at('proof.challenge'))),
      };
      granted(await ask(SEND, { input: { phone: params?.phone, purpose: 'REGISTER', ...solved } }));
    },
  },
  {
    method: 'POST',
    path: '/common/smsCode',
    state: '`loginWithSms` takes the code',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      return { player, params: { phone: player.phone, type: 'LOGIN', ...(await solvedSlider(ask, player.phone)) } };
    },
    verify: async (answer, { ask }, { player }) => {
      const login = 'mutation($input: SmsLoginInput!) { loginWithSms(input: $input) { token } }';
      granted(await ask(login, { input: { phone: player.phone, smsCode: answer.at('devCode') } }));
    },
  },
  {
    method: 'GET',
    path: '/common/userSmsCode',
    state: '`requestSmsCode` takes the slider',
    set: newcomer,
    verify: async (answer, { ask }, { player }) => {
      const solved = {
        sliderId: answer.at('sliderId'),
        sliderX: answer.at('devAnswer'),
        proof: await solveProof(JSON.stringify(answer.at('proof.challenge'))),
      };
      const phone = granted(await ask(ME, undefined, player.token)).at('me.phone');
      granted(await ask(SEND, { input: { phone, purpose: 'VERIFY', ...solved } }, player.token));
    },
  },
  {
    method: 'POST',
    path: '/common/userSmsCode',
    state: '`verifyAction` takes the code',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      const phone = text(granted(await ask(ME, undefined, player.token)).at('me.phone'));
      return { player, params: await solvedSlider(ask, phone, player.token) };
    },
    verify: async (answer, { ask }, { player }) => {
      const verify = 'mutation($code: String!) { verifyAction(smsCode: $code) { ticket } }';
      granted(await ask(verify, { code: answer.at('devCode') }, player.token));
    },
  },
  {
    method: 'GET',
    path: '/profile/userInfo',
    state: 'the same as `me`',
    verify: async (answer, world, { player }) => {
      expect(answer.at('playerId')).toBe(player.playerId);
      const coin = Number(await read(world, '{ me { wallet { coin } } }', 'me.wallet.coin', { token: player.token }));
      expect(answer.at('balance')).toBe(coin / 100);
    },
  },
  {
    method: 'POST',
    path: '/profile/modifyNickname',
    state: '`me.nickname`',
    set: async (world) => ({ player: await signUp(world.ask), params: { nickname: 'Quiet Heron' } }),
    verify: async (_answer, world, { player }) =>
      expect(await meOf(world, player.token, 'nickname')).toBe('Quiet Heron'),
  },
  {
    method: 'POST',
    path: '/profile/modifyTradeUrl',
    state: '`me.tradeLink`',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      const tradeUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=AbCd1234';
      return { player, params: { tradeUrl, smsCode: await smsCodeFor(ask, player.phone, 'VERIFY', player.token) } };
    },
    verify: async (_answer, world, { player, params }) =>
      expect(await meOf(world, player.token, 'tradeLink')).toBe(params?.tradeUrl),
  },
  {
    method: 'POST',
    path: '/profile/uploadAvatarV2',
    state: '`me.avatar`',
    set: async (world) => {
      const avatars = await read(world, '{ avatars }', 'avatars');
      const headPic = Array.isArray(avatars) ? avatars[3] : undefined;
      return { player: await signUp(world.ask), params: { headPic } };
    },
    verify: async (_answer, world, { player, params }) =>
      expect(await meOf(world, player.token, 'avatar')).toBe(params?.headPic),
  },
  {
    method: 'POST',
    path: '/profile/bindEmail',
    state: '`me.email`',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      return { player, params: { email: 'heron@example.org', ticket: await ticketFor(ask, player) } };
    },
    verify: async (_answer, world, { player }) =>
      expect(await meOf(world, player.token, 'email')).toBe('heron@example.org'),
  },
  {
    method: 'POST',
    path: '/profile/changeEmail',
    state: '`me.email`',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      await bindEmail(ask, player, 'old@example.org');
      return { player, params: { email: 'new@example.org', ticket: await ticketFor(ask, player) } };
    },
    verify: async (_answer, world, { player }) =>
      expect(await meOf(world, player.token, 'email')).toBe('new@example.org'),
  },
  {
    method: 'POST',
    path: '/profile/changePhone',
    state: '`me.security.pendingChanges`',
    set: async ({ ask }) => {
      const player = await signUp(ask);
      const phone = randomPhone();
      const sent = granted(await requestSms(ask, phone, 'CHANGE_PHONE', player.token));
      const smsCode = text(sent.at('requestSmsCode.devCode'));
      return { player, params: { phone, smsCode, ticket: await ticketFor(ask, player) } };
    },
    verify: async (_answer, world, { player }) =>
      expect(
        await read(world, '{ me { security { pendingChanges { kind } } } }', 'me.security', { token: player.token }),
      ).toEqual({ pendingChanges: [{ kind: 'PHONE' }] }),
  },
  {
    method: 'GET',
    path: '/profile/securityWays',
    state: 'the same as `me`',
    verify: async (answer, world, { player }) =>
      expect(answer.at('phone')).toBe(await meOf(world, player.token, 'phone')),
  },
];
