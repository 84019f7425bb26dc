import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, DEPOSIT, granted, type Player, signUp, text, ticketFor, uuid } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { consoleOf, type SignedIn } from '../testing/console.ts';

const BLOCK = `mutation($playerId: ID!, $reason: String!, $commandId: ID!) {
  blockPlayer(playerId: $playerId, reason: $reason, commandId: $commandId) { restrictions { kind by reason } }
}`;
const SIGN_OUT = 'mutation($playerId: ID!) { signOutPlayer(playerId: $playerId, reason: "stolen phone") { count } }';
const ADD_NOTE = `mutation($playerId: ID!, $text: String!, $about: NoteAbout, $commandId: ID!) {
  addPlayerNote(playerId: $playerId, text: $text, about: $about, commandId: $commandId) { id about text byName withdrawnAt }
}`;
const WITHDRAW = 'mutation($id: ID!) { withdrawPlayerNote(id: $id) { id withdrawnAt } }';
const COUNT = 'query($id: ID!) { player(id: $id) { counts { notes } } }';
const FLAGS =
  'query($playerId: ID!) { playerFlags(playerId: $playerId) { kind others { playerId nickname } count usual } }';
const SAVE = 'mutation($name: String!, $text: String!) { saveMacro(name: $name, text: $text) { name text } }';
const DELETE = 'mutation($name: String!) { deleteMacro(name: $name) { name } }';
const TALK = 'query($id: ID!) { ticket(id: $id) { ticket { state assignedTo } entries { fromSupport text } } }';
const ANSWER = `mutation($id: ID!, $text: String!, $commandId: ID!) {
  answerTicket(id: $id, text: $text, commandId: $commandId) { state }
}`;

describe.each(databases)('care for players on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let desk: ReturnType<typeof consoleOf>;
  let sue: SignedIn;
  let ray: SignedIn;
  let player: Player;
  const as = (who: SignedIn, query: string, variables: object) => desk.ask(who.cookie, query, variables);
  const journal = async (kind: string) => {
    const asked = 'SELECT operator_id, detail, reason FROM operator_journal WHERE kind = $1 AND subject = $2';
    return (await site.database.pool.query(asked, [kind, player.playerId])).rows;
  };

  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
    desk = consoleOf(site);
    sue = await desk.signedUp(['support'], 'Sue');
    ray = await desk.signedUp(['risk'], 'Ray');
    player = await signUp(ask);
  });
  afterAll(() => site.close());

  it('blocks once by the id of the act, under the name of its operator and with an entry of the journal', async () => {
    const asked = { playerId: player.playerId, reason: 'fraud <b>', commandId: uuid() };
    for (const _twice of [1, 2]) {
      const { data } = await as(sue, BLOCK, asked);
      expect(data.blockPlayer.restrictions).toEqual([{ kind: 'block', by: 'Sue', reason: 'fraud <b>' }]);
    }
    expect((await as(sue, BLOCK, { ...asked, reason: 'other' })).code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await journal('player-blocked')).toEqual([
      { operator_id: sue.operatorId, detail: null, reason: 'fraud <b>' },
    ]);
  });

  it.each([{ reason: ' ' }, { reason: 'x'.repeat(201) }])('refuses an act with the reason %j', async (wrong) => {
    const asked = { playerId: player.playerId, commandId: uuid(), ...wrong };
    expect((await as(sue, BLOCK, asked)).code).toBe('INVALID_INPUT');
  });

  it('ends all sessions of a player with the next request', async () => {
    const other = await signUp(ask);
    expect((await as(sue, SIGN_OUT, { playerId: other.playerId })).data.signOutPlayer).toEqual({ count: 1 });
    expect((await ask('{ me { id } }', {}, other.token)).code).toBe('UNAUTHENTICATED');
  });

  it('keeps notes, which their writer alone withdraws, and which go with the account', async () => {
    const { playerId } = player;
    const note = { playerId, text: 'called\n<i>twice</i>', about: 'CARE', commandId: uuid() };
    await as(sue, ADD_NOTE, note);
    const [first] = (await as(sue, ADD_NOTE, note)).data.addPlayerNote;
    expect(first).toMatchObject({ about: 'CARE', text: note.text, byName: 'Sue', withdrawnAt: null });
    const count = async () => (await as(ray, COUNT, { id: playerId })).data.player.counts.notes;
    expect(await count()).toBe(1);
    expect((await as(ray, WITHDRAW, { id: first.id })).code).toBe('NOT_FOUND');
    const exported = JSON.stringify(granted(await ask('{ myData }', {}, player.token)).data);
    expect(exported).toContain('called');
    expect(exported).not.toContain('Sue');
    expect((await as(sue, WITHDRAW, { id: first.id })).data.withdrawPlayerNote[0].withdrawnAt).not.toBeNull();
    expect(await count()).toBe(0);
    expect(await journal('care-noted')).toHaveLength(1);
    const erase = 'mutation($id: CommandId!, $ticket: String!) { eraseAccount(commandId: $id, ticket: $ticket) }';
    const other = await signUp(ask);
    await as(sue, ADD_NOTE, { playerId: other.playerId, text: 'x', commandId: uuid() });
    granted(await ask(erase, { id: uuid(), ticket: await ticketFor(ask, other) }, other.token));
    const left = 'SELECT 1 FROM player_note WHERE player_id = $1';
    expect((await site.database.pool.query(left, [other.playerId])).rows).toEqual([]);
    expect((await as(sue, ADD_NOTE, { playerId: other.playerId, text: 'x', commandId: uuid() })).code).toBe(
      'NOT_FOUND',
    );
  });

  it('flags accounts of one device, address or seed, and names the others by a letter alone', async () => {
    const other = await signUp(ask);
    const flags = async ({ playerId }: Player) => {
      const { data } = await as(ray, FLAGS, { playerId });
      return data.playerFlags.map((one: { readonly kind: string }) => one.kind);
    };
    const id = 'SELECT account_id FROM account WHERE player_id = $1';
    const accountOf = async ({ playerId }: Player) =>
      (await site.database.pool.query<{ account_id: string }>(id, [playerId])).rows[0]?.account_id;
    const [one, two] = [await accountOf(player), await accountOf(other)];
    await site.database.pool.query('DELETE FROM security_event');
    await site.database.pool.query('DELETE FROM known_device');
    expect(await flags(other)).toEqual([]);
    for (const account of [one, two]) {
      const device = `INSERT INTO known_device (account_id, token_hash, device, first_seen_at, last_seen_at, expires_at, epoch)
        SELECT account_id, '\\x01', '', 1, 1, 1, epoch FROM account WHERE account_id = $1`;
      await site.database.pool.query(device, [account]);
      const event = `INSERT INTO security_event (account_id, kind, at, device, address_hash, expires_at)
        VALUES ($1, 'signed-in', 1, '', '\\x02', 1)`;
      await site.database.pool.query(event, [account]);
    }
    expect(await flags(other)).toEqual(['SHARED_DEVICE', 'SHARED_ADDRESS']);
    const { data } = await as(ray, FLAGS, { playerId: other.playerId });
    const nickname = `${[...player.nickname][0]}***`;
    expect(data.playerFlags[0].others).toEqual([{ playerId: player.playerId, nickname }]);
    await site.database.pool.query(`UPDATE account SET invite_code = lower('CIRCLE') WHERE player_id = $1`, [
      other.playerId,
    ]);
    await site.database.pool.query(
      `INSERT INTO promotion_code (player_id, code, chosen) VALUES ($1, 'CIRCLE', true)
        ON CONFLICT (player_id) DO UPDATE SET code = excluded.code`,
      [player.playerId],
    );
    for (const someone of [player, other]) expect(await flags(someone)).toContain('BONUS_CIRCLE');
    granted(await ask(DEPOSIT, { commandId: uuid(), amount: 1_000 }, other.token));
    const reversed = (kind: string) => `INSERT INTO deposit_reversal
      (position, player_id, deposit_id, kind, amount, bonus, locked, coin, receivable, at)
      SELECT -length('${kind}'), player_id, order_id, '${kind}', 1000, 0, 0, 1000, 0, 1 FROM deposit_order WHERE player_id = $1`;
    await site.database.pool.query(reversed('refund'), [other.playerId]);
    expect(await flags(other)).not.toContain('CHARGEBACK');
    await site.database.pool.query(reversed('chargeback'), [other.playerId]);
    expect(await flags(other)).toContain('CHARGEBACK');
    await site.settled();
    const seeds = `UPDATE seed_pair SET user_seed = 'same' WHERE player_id = ANY($1) AND user_seed IS NOT NULL`;
    await site.database.pool.query(seeds, [[player.playerId, other.playerId]]);
    expect(await flags(other)).toContain('SHARED_SEED');
  });

  it('keeps answers under their names, and deletes them', async () => {
    await as(sue, SAVE, { name: 'Late item', text: 'Hello {nickname}' });
    const { data } = await as(ray, SAVE, { name: 'Late item', text: 'Dear {nickname}' });
    expect(data.saveMacro).toEqual([{ name: 'Late item', text: 'Dear {nickname}' }]);
    expect((await as(sue, DELETE, { name: 'Late item' })).data.deleteMacro).toEqual([]);
    expect((await as(sue, DELETE, { name: 'Late item' })).code).toBe('NOT_FOUND');
    expect((await as(sue, SAVE, { name: '\u202e', text: 'x' })).code).toBe('INVALID_INPUT');
  });

  it('answers a ticket once, and shows the talk', async () => {
    const open = 'mutation { openSupportTicket(subject: "Help", text: "<script>") { id } }';
    const id = text(granted(await ask(open, {}, player.token)).at('openSupportTicket.id'));
    const answer = { id, text: 'On its way', commandId: uuid() };
    for (const _twice of [1, 2]) expect((await as(sue, ANSWER, answer)).data.answerTicket.state).toBe('ANSWERED');
    expect((await as(ray, TALK, { id })).data.ticket.entries).toEqual([
      { fromSupport: false, text: '<script>' },
      { fromSupport: true, text: 'On its way' },
    ]);
    expect(await journal('ticket-answered')).toEqual([{ operator_id: sue.operatorId, detail: id, reason: null }]);
    expect((await as(sue, ANSWER, { ...answer, id: 'none', commandId: uuid() })).code).toBe('NOT_FOUND');
  });
});
