import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, granted, signUpWith, uuid, winItems, winUpgrade } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { addBot, joinBattle, openBattle, runBattle } from '../testing/rooms.ts';
import { listenAt, until } from '../testing/sockets.ts';
import { CONNECT, countTo, type Event, followTopic, rawClient, seqsOf } from './testing/clients.ts';

let site: Fixture;
let ask: Ask;
let url: string;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  url = (await listenAt(site.gateway)).replace('/graphql', '/ws');
});
afterAll(() => site.close());

describe('the public client', () => {
  it('gets all six types of events, none before it may be shown', async () => {
    const early: Event[] = [];
    const { client, events, errors } = await followTopic(url, {
      after: 0,
      onEvent: (event) => {
        if (Date.parse(event.headers['display-at'] ?? '') > site.now()) early.push(event);
      },
    });
    const [creator, guest] = [await signUpWith(ask, 5_000), await signUpWith(ask, 5_000)];
    const upgraded = await winUpgrade(ask);
    const id = await openBattle(ask, creator);
    granted(await joinBattle(ask, guest, id));
    await runBattle(site, ask, id);
    await site.settled();
    site.advance(10_000);
    await until(() => events.some(({ eventType }) => eventType === 33));
    await until(() => seqsOf(events).length === Math.max(...events.map(({ seq }) => seq)));

    expect(early).toEqual([]);
    expect(errors).toEqual([]);
    expect([...new Set(events.map(({ eventType }) => eventType))].toSorted((a, b) => a - b)).toEqual([
      21, 22, 23, 31, 32, 33,
    ]);
    expect(seqsOf(events)).toEqual(countTo(1, events.length));
    const of = (type: number) => events.filter(({ eventType }) => eventType === type).map(({ data }) => data);
    expect(of(21)[0]).toEqual({
      id: expect.any(String),
      game: 'case',
      grade: expect.any(Number),
      skinId: expect.any(String),
      weaponName: expect.any(String),
      weaponNames: { 'zh-CN': expect.any(String), 'zh-TW': expect.any(String), en: expect.any(String) },
      weaponImage: expect.stringMatching(/^\/art\/skin\/[a-z]+\.1-7\.svg$/),
      wear: expect.stringMatching(/^(FN|MW|FT|WW|BS)$/),
      value: expect.any(Number),
      nickname: expect.stringMatching(/ /),
      avatar: expect.stringMatching(/^\/art\/avatar\/.+\.svg$/),
      boxId: 'ember',
      boxName: expect.any(String),
      boxNames: expect.objectContaining({ en: expect.any(String) }),
      boxImage: expect.stringMatching(/^\/art\/case\/ember\.\d+-7\.svg$/),
      createTime: expect.stringMatching(/Z$/),
    });
    expect(of(22)).toMatchObject([{ id: upgraded, game: 'upgrade', skinId: 'brook', value: 15, boxId: null }]);
    expect(of(23)).toMatchObject([{ id, game: 'battle', boxId: null }]);
    expect(of(31)).toMatchObject([
      { id, mode: 0, state: 0, playerCount: 2, cost: 10, rounds: 1, boxes: [{ boxId: 'ember', price: 10 }] },
    ]);
    expect(of(32).map(({ state }) => state)).toEqual([0, 1, 2]);
    expect(of(32).map(({ winners }) => winners)).toEqual([[], [], [expect.any(Number)]]);
    expect(of(32)[1]).toMatchObject({
      id,
      seats: [
        { seat: 1, side: 1, bot: false, nickname: expect.stringMatching(/ /) },
        { seat: 2, side: 2, bot: false },
      ],
    });
    expect(of(33)).toMatchObject([{ rank: expect.any(Number), wins: 1, battles: 1, won: expect.any(Number) }]);
    await client.deactivate();
  });

  it('tells of reverse battles, bots and rooms that were dissolved by the numbers that clients know', async () => {
    const { client, events } = await followTopic(url);
    const creator = await signUpWith(ask, 5_000);
    const id = await openBattle(ask, creator, { mode: 'UNDERDOG', seatCount: 3 });
    granted(await addBot(ask, creator, id));
    granted(
      await ask(
        'mutation($c: CommandId!, $id: ID!) { dissolveBattle(commandId: $c, battleId: $id) { position } }',
        { c: uuid(), id },
        creator.token,
      ),
    );
    await until(() => events.length >= 3);
    expect(
      events.map(({ eventType, data: { state, mode, dissolved } }) => [eventType, state, mode, dissolved]),
    ).toEqual([
      [31, 0, 1, false],
      [32, 0, 1, false],
      [32, 2, 1, true],
    ]);
    expect(events[1]?.data.seats).toMatchObject([{ bot: false }, { bot: true, nickname: expect.any(String) }]);
    await client.deactivate();
  });

  it('agrees on heart-beats of ten seconds', async () => {
    const debugLines: string[] = [];
    const { client } = await followTopic(url, { config: { debug: (line) => debugLines.push(line) } });
    expect([client.heartbeatIncoming, client.heartbeatOutgoing]).toEqual([10_000, 10_000]);
    expect(debugLines.join('\n')).toContain('send PING every 10000ms');
    expect(debugLines.join('\n')).toContain('check PONG every 10000ms');
    await until(() => debugLines.includes('<<< PONG'));
    expect(client.connected).toBe(true);
    await client.deactivate();
  });

  it('gets receipts for its subscription, for leaving it and for its goodbye', async () => {
    const { client } = await followTopic(url);
    const receipts: string[] = [];
    const awaited = (id: string): Record<string, string> => {
      client.watchForReceipt(id, (frame) => receipts.push(frame.headers['receipt-id'] ?? ''));
      return { receipt: id };
    };
    const { unsubscribe } = client.subscribe('/topic/messages', () => undefined, awaited('in'));
    await until(() => receipts.length === 1);
    unsubscribe(awaited('out'));
    await until(() => receipts.length === 2);
    client.disconnectHeaders = { receipt: 'bye' };
    client.onDisconnect = (frame) => receipts.push(frame.headers['receipt-id'] ?? '');
    await client.deactivate();
    expect(receipts).toEqual(['in', 'out', 'bye']);
  });

  it.each(['client', 'client-individual'])('may acknowledge what it got: %s', async (ack) => {
    const { client, errors } = await followTopic(url);
    let acknowledged = 0;
    client.subscribe(
      '/topic/messages',
      (message) => {
        if (acknowledged % 2 === 0) message.ack();
        else message.nack();
        acknowledged += 1;
      },
      { ack, after: '0' },
    );
    await until(() => acknowledged >= 10);
    expect(errors).toEqual([]);
    expect(client.connected).toBe(true);
    await client.deactivate();
  });

  it('is told why when it sends', async () => {
    const { client, errors } = await followTopic(url, { config: { reconnectDelay: 0 } });
    client.publish({ destination: '/topic/messages', body: 'hello', headers: { receipt: 'r1' } });
    await until(() => errors.length === 1);
    expect(errors[0]?.headers).toMatchObject({ code: 'READ_ONLY', 'receipt-id': 'r1' });
    await client.deactivate();
  });

  it('resumes behind a position, and may begin at what is kept', async () => {
    const player = await signUpWith(ask, 20_000);
    await winItems(ask, player, 10);
    await site.settled();
    site.advance(10_000);
    const first = await followTopic(url, { after: 0 });
    const last = async (): Promise<number> => {
      await site.settled();
      return Number(
        (await site.database.pool.query('SELECT max(seq)::int AS last FROM live_event')).rows.map(
          (row: object) => Object.values(row)[0],
        )[0],
      );
    };
    const end = await last();
    await until(() => seqsOf(first.events).includes(end));
    const later = await followTopic(url, { after: end - 4 });
    await until(() => later.events.length >= 4);
    expect(seqsOf(later.events)).toEqual(countTo(end - 3, end));
    await first.client.deactivate();
    await later.client.deactivate();
  });

  it('is told where it wants to go on behind what has not happened', async () => {
    await site.settled();
    const { socket, received, closed } = await rawClient(url);
    socket.send(`${CONNECT}SUBSCRIBE\nid:a\ndestination:/topic/messages\nafter:999999999\nreceipt:r\n\n\0`);
    expect(await closed).toBe(4400);
    const error = received.join('');
    expect(error).toContain('ERROR\n');
    expect(error).toContain('code:HEADER_INVALID\n');
    expect(error).toContain('receipt-id:r\n');
    expect(error).not.toContain('RECEIPT\n');
  });
});
