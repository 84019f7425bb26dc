import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { decodeEntry } from '../../../engine/log/entry.ts';
import { dreamTerms, itemsTerms, publishTerms, transferTerms } from '../../../test/terms-cast.ts';
import { resolvers } from '../../graphql/resolvers/index.ts';
import { published, readSdl, schemaWith } from '../../graphql/schema.ts';
import { calls } from '../../rest/calls/index.ts';
import { followTopic } from '../../stomp/testing/clients.ts';
import {
  type Answer,
  type Ask,
  askOf,
  deposit,
  entropy,
  granted,
  list,
  type Player,
  roundFor,
  signUp,
  text,
  uuid,
  valueAt,
  winItems,
} from '../../testing/client.ts';
import { everyQuestion } from '../../testing/every-question.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import {
  addBot,
  drawGiveaway,
  enterGiveaway,
  joinBattle,
  openBattle,
  openGiveaway,
  runBattle,
} from '../../testing/rooms.ts';
import { listenAt, until } from '../../testing/sockets.ts';
import { NOBODYS_AVATAR } from '../avatars/paths.ts';

const NAME = 'Nightwalker Zq';
/** Thousands of questions, on a machine that may have something else to do. */
const PATIENCE = { timeout: 240_000 };
/** Minor units; a number that nothing else comes to. */
const PAID_IN = 1_234_567;

/** Sealed types that stand beside a public entry of the same command: the privacy page says what that tells. */
const BESIDE_OPEN: ReadonlySet<string> = new Set(['FreeSaleCredited']);

let site: Fixture;
let ask: Ask;
let url: string;
let hidden: Player;
let inviter: Player;
let other: Player;
/** How others were shown the player before. */
let picture: string;
let inviteCode: string;
let words: Readonly<Record<string, readonly string[]>>;

const HIDE = 'mutation($hidden: Boolean!) { hideName(hidden: $hidden) { nameHidden } }';
const hide = async (on: boolean): Promise<void> => {
  granted(await ask(HIDE, { hidden: on }, hidden.token));
};

beforeAll(async () => {
  site = await openFixture({ transfersToPlayers: true });
  ask = askOf(site.gateway);
  url = await listenAt(site.gateway);
  await site.operate(
    publishTerms({
      rewards: {
        firstDeposit: { percent: 20, max: '20000' },
        releasePercent: 2,
        dailyTiers: [{ deposit: '5000', reward: '100' }],
        rebateLevels: [{ deposits: '0', ratio: 100 }],
        vipRewards: Array.from({ length: 20 }, () => '0'),
        freeCases: [],
      },
    }),
  );
  [inviter, hidden, other] = [await signUp(ask), await signUp(ask), await signUp(ask)];
  inviteCode = text(granted(await ask('{ promotion { code } }', {}, inviter.token)).at('promotion.code'));
  granted(
    await ask('mutation($code: String!) { bindInviter(code: $code) { bound } }', { code: inviteCode }, hidden.token),
  );
  granted(
    await ask('mutation($name: String!) { changeNickname(nickname: $name) { id } }', { name: NAME }, hidden.token),
  );
  const SHOW =
    'mutation { wins: showOnPage(part: WINS, shown: true) { id } battles: showOnPage(part: BATTLES, shown: true) { id } luck: showOnPage(part: LUCK, shown: true) { id } }';
  granted(await ask(SHOW, {}, hidden.token));
  picture = text(granted(await ask('{ me { avatar } }', {}, hidden.token)).at('me.avatar'));
  await deposit(ask, hidden, PAID_IN);
  await deposit(ask, other, 500_000);

  const won = await winItems(ask, hidden, 3);
  const dreamId = await dream();
  await sendPoints(won.slice(1).map(({ id }) => id));
  const { giveawayId, battleId } = await rooms();
  await site.settled();
  site.advance(60_000);
  const [round] = list(
    granted(await ask('{ rounds { edges { node { id pairId } } } }', {}, hidden.token)).at('rounds.edges'),
  );
  const roundId = text(valueAt(round, 'node.id'));
  words = {
    id: [roundId, dreamId, battleId, giveawayId, hidden.playerId, won[0]?.id ?? ''],
    ID: [won[0]?.id ?? ''],
    text: [NAME],
    slug: ['ember'],
    LogPosition: ['3'],
  };
}, 120_000);
afterAll(() => site.close());

/** The player chases a brook at 50 %, for what `dream.int.spec.ts` works out. */
const dream = async (): Promise<string> => {
  const { consolationHash } = z
    .object({ dream: z.object({ consolationHash: z.string() }) })
    .parse((await ask('{ dream { consolationHash } }')).data).dream;
  const target = { targetSkin: 'brook', targetWear: 'FN', winTickets: 5_000_000, targetValue: 1_500, fee: 905 };
  const fresh = { commandId: uuid(), entropy: entropy(), terms: dreamTerms, ...(await roundFor(ask, hidden)) };
  const CHASE = 'mutation($input: DreamInput!) { chaseDream(input: $input) { play { id } } }';
  const input = { ...fresh, ...target, consolationHash };
  return text(granted(await ask(CHASE, { input }, hidden.token)).at('chaseDream.play.id'));
};

/** Exchanges the items and sends the points to the other player. */
const sendPoints = async (itemIds: readonly string[]): Promise<void> => {
  const EXCHANGE = `mutation($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!) {
    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds) { total } }`;
  const exchange = { commandId: uuid(), terms: itemsTerms, itemIds };
  const points = granted(await ask(EXCHANGE, exchange, hidden.token)).at('exchangeItems.total');
  const to = granted(await ask('{ me { nickname } }', {}, other.token)).at('me.nickname');
  const SEND = `mutation($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {
    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) { position } }`;
  granted(await ask(SEND, { commandId: uuid(), terms: transferTerms, points, to }, hidden.token));
};

/** The player sits in a battle and wins a giveaway that no other player entered. */
const rooms = async () => {
  const battleId = await openBattle(ask, hidden);
  granted(await joinBattle(ask, other, battleId));
  await runBattle(site, ask, battleId);
  const waiting = await openBattle(ask, hidden);
  granted(await addBot(ask, hidden, waiting));
  const giveawayId = await openGiveaway(
    site,
    ask,
    other,
    (await winItems(ask, other, 1)).map(({ id }) => id),
  );
  granted(await enterGiveaway(ask, hidden, giveawayId));
  await drawGiveaway(site);
  return { battleId, giveawayId };
};

/** The answers to every query of the schema, for one caller. */
const everyAnswer = async (token?: string): Promise<readonly string[]> => {
  const schema = published(schemaWith(await readSdl(), resolvers));
  const said: string[] = [];
  const keep = (field: string, { data, code, message }: Answer, document: string): void => {
    // A caller that searches for a name knows it, so the test looks for the name in the answer alone.
    said.push(`${field} ${document.replaceAll(NAME, '…')}\n${JSON.stringify({ data, code, message })}`);
  };
  /** As many at once as the site's limits let through. */
  const keepAll = async (field: string, documents: readonly string[]): Promise<void> => {
    const together = `{ ${documents.map((document) => document.slice(1, -1)).join(' ')} }`;
    const answer = await ask(together, {}, token);
    if (documents.length <= 1 || (answer.data !== null && answer.code === null)) return keep(field, answer, together);
    const half = Math.ceil(documents.length / 2);
    await keepAll(field, documents.slice(0, half));
    await keepAll(field, documents.slice(half));
  };
  for (const { field, probe, documents } of everyQuestion(schema, words)) {
    const there = await ask(probe, {}, token);
    keep(field, there, probe);
    if (there.code !== null || Object.values(there.data ?? {}).every((value) => value === null)) continue;
    await keepAll(field, documents);
  }
  return said;
};

const naming = (said: readonly string[]) => said.filter((one) => one.includes(NAME) || one.includes(picture));
const asNumber = (amount: number): RegExp => {
  const major = (amount / 100).toFixed(2);
  const grouped = (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return new RegExp(`(?<![0-9a-fA-F.,])(${amount}|${major}|${grouped})(?![0-9a-fA-F])`);
};

describe('a name', () => {
  it('that is shown is found by these questions, which would find a hidden one as well', PATIENCE, async () => {
    const found = naming(await everyAnswer());
    const fields = found.map((one) => one.split(' ')[0]);
    expect(new Set(fields)).toEqual(
      new Set([
        'battles',
        'battle',
        'battleRank',
        'ranking',
        'giveaways',
        'giveaway',
        'liveDrops',
        'liveSince',
        'player',
        'round',
        'proof',
        'search',
      ]),
    );
  });
});

describe('a hidden name', () => {
  beforeAll(() => hide(true));

  it.each(['a guest', 'another player'])(
    'is told to %s by no query, nor is a balance or a sum that was paid in',
    PATIENCE,
    async (who) => {
      const coin = Number(granted(await ask('{ me { wallet { coin } } }', {}, hidden.token)).at('me.wallet.coin'));
      const said = await everyAnswer(who === 'a guest' ? undefined : other.token);
      expect(said.length).toBeGreaterThan(300);
      expect(naming(said)).toEqual([]);
      const amounts = [asNumber(PAID_IN), asNumber(coin)];
      expect(said.filter((one) => amounts.some((amount) => amount.test(one)))).toEqual([]);
    },
  );

  it('is told neither to who invited the player nor to whom they invited', async () => {
    await site.operate({ type: 'TellInviter', playerId: mustBe(isPlayerId, hidden.playerId) });
    await site.settled();
    const RECORDS = '{ promotionRecords { edges { node { nickname } } } }';
    expect(granted(await ask(RECORDS, {}, inviter.token)).at('promotionRecords.edges')).toEqual([
      { node: { nickname: null } },
    ]);
    const invited = await signUp(ask);
    const code = text(granted(await ask('{ promotion { code } }', {}, hidden.token)).at('promotion.code'));
    const BIND = 'mutation($code: String!) { bindInviter(code: $code) { bound upline uplineCode } }';
    const bound = granted(await ask(BIND, { code }, invited.token)).at('bindInviter');
    expect(bound).toEqual({ bound: true, upline: null, uplineCode: null });
  });

  it('is told to nobody by any call of REST', PATIENCE, async () => {
    const ids = (words.id ?? []).flatMap((id) =>
      ['id', 'battleId', 'rollId', 'roundId', 'boxId'].map((key) => ({ [key]: id })),
    );
    const said: string[] = [];
    for (const { path, methods, access } of calls) {
      if (!methods.includes('GET')) continue;
      for (const query of [{}, ...ids]) {
        const headers = access === 'player' ? { token: other.token, lang: 'en' } : { lang: 'en' };
        const { body } = await site.gateway.inject({ method: 'GET', url: `/api${path}`, query, headers });
        said.push(`${path} ${body}`);
      }
    }
    expect(naming(said)).toEqual([]);
    expect(said.filter((one) => one.includes('Hidden player')).map((one) => one.split(' ')[0])).toContain(
      '/battle/rank',
    );
  });

  it('is told to nobody over STOMP, whoever was told before', async () => {
    await hide(false);
    const before = await followTopic(url.replace('/graphql', '/ws'), { after: 0 });
    await until(() => naming(before.events.map(({ data }) => JSON.stringify(data))).length > 0);
    await hide(true);
    const after = await followTopic(url.replace('/graphql', '/ws'), { after: 0 });
    await until(() => after.events.length >= before.events.length);
    const told = after.events.map(({ data }) => JSON.stringify(data));
    expect(naming(told)).toEqual([]);
    expect(told.some((one) => one.includes('匿名玩家'))).toBe(true);
    await Promise.all([before.client.deactivate(), after.client.deactivate()]);
  });

  it('can’t be searched for: it is looked up and answered as a name that nobody has', async () => {
    const TRANSFER = `mutation($commandId: CommandId!, $to: String) {
      transferPoints(commandId: $commandId, terms: "${transferTerms}", points: 100, to: $to) { points } }`;
    const send = async (to: string) => {
      let answered: Answer | null = null;
      const statements = await site.statementsOf(async () => {
        answered = await ask(TRANSFER, { commandId: uuid(), to }, other.token);
      });
      // The gateway reads the caller's account once in a while: these statements tell nothing of the name.
      const about = statements.filter(
        (text) => !/from "session" where "token_hash"|from "account" where "account_id"/i.test(text),
      );
      return { answer: JSON.stringify(answered), statements: about };
    };
    const [of, none] = [await send(NAME), await send('Nobody At All')];
    expect(of.answer).toContain('RECIPIENT_NOT_FOUND');
    expect(of.statements.length).toBeGreaterThan(0);
    expect(of).toEqual(none);
  });

  it('is in no page, picture or file that a guest may fetch', async () => {
    const [roundId = ''] = words.id ?? [];
    const paths = [
      `/embed/play/${roundId}`,
      '/embed/badge.svg',
      NOBODYS_AVATAR,
      '/health',
      '/.well-known/security.txt',
    ];
    const bodies = await Promise.all(paths.map(async (path) => (await site.gateway.inject(path)).body));
    expect(naming(bodies)).toEqual([]);
  });
});

const sealedEntry = z.strictObject({
  v: z.number(),
  type: z.literal('Sealed'),
  at: z.string(),
  commitment: z.string(),
});

/** Entries as they are published, beside what they say inside of the site. */
const entries = async () => {
  const query = `SELECT encode(event.entry, 'escape') AS shown, whole.entry AS whole
    FROM event JOIN whole_event AS whole USING (position) ORDER BY position`;
  const { rows } = await site.database.pool.query<{ shown: string; whole: Uint8Array }>(query);
  return rows.map(({ shown, whole }) => ({ shown, whole: decodeEntry(whole) }));
};

const commandOf = (event: { readonly data: object }): unknown =>
  'commandId' in event.data ? event.data.commandId : null;

describe('a log id', () => {
  it('leads to no name, phone, account, code or inviter in the log, and to no amount that was paid in', async () => {
    const { phone, playerId } = hidden;
    const account = text(granted(await ask('{ me { id } }', {}, hidden.token)).at('me.id'));
    const shown = (await entries()).map((entry) => entry.shown);
    const secret = [NAME, picture, phone, account, inviteCode];
    expect(shown.filter((entry) => secret.some((one) => entry.includes(one)))).toEqual([]);
    expect(shown.filter((entry) => entry.includes(playerId)).length).toBeGreaterThan(5);
    expect(shown.filter((entry) => entry.includes(playerId) && entry.includes(inviter.playerId))).toEqual([]);
    expect(shown.filter((entry) => asNumber(PAID_IN).test(entry))).toEqual([]);
  });

  it('is in no sealed entry, which says when it was made and nothing else', async () => {
    const sealed = (await entries()).filter(({ shown }) => shown.includes('"type":"Sealed"'));
    expect(sealed.length).toBeGreaterThan(3);
    for (const { shown } of sealed) expect(sealedEntry.safeParse(JSON.parse(shown)).success).toBe(true);
  });

  it('has no sealed entry beside a play of its own but those that the privacy page tells of', async () => {
    const byCommand = Map.groupBy(await entries(), ({ whole }) => commandOf(whole.event));
    const beside = [...byCommand].flatMap(([command, all]) => {
      const sealed = all.filter(({ shown }) => shown.includes('"type":"Sealed"'));
      return command === null || sealed.length === 0 || sealed.length === all.length ? [] : sealed;
    });
    const types = new Set(beside.map(({ whole }) => whole.event.type));
    expect([...types].filter((type) => !BESIDE_OPEN.has(type))).toEqual([]);
  });
});
