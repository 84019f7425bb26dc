import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  askOf,
  entropy,
  granted,
  list,
  OPEN,
  openInput,
  signUpWith,
  text,
  uuid,
  valueAt,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { addBot, battleOf, openBattle, runBattle } from '../testing/rooms.ts';

let site: Fixture;
let ask: Ask;
/** How many entries the published checkpoint covers. */
let covered = 0;
beforeAll(async () => {
  site = await openFixture({
    sealed: () => ({
      origin: 'example.org/log',
      verifierKey: 'key',
      size: covered,
      rootHash: null,
      sealedAt: null,
      copied: false,
    }),
  });
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const ROTATE = `mutation($commandId: CommandId!) { rotateSeed(commandId: $commandId, entropy: "${entropy()}") {
  revealed { id serverSeed salt } seeds { current { id } } position } }`;
const HISTORY = '{ seeds { history { id serverSeed salt position } } }';
const ROUND = 'query($id: ID!) { round(id: $id) { reveal { serverSeed salt } } }';
const PROOF = 'query($id: ID!) { proof(id: $id) { entries { json } } }';

/** Types of the entries that the proof of a game shows. */
const provenBy = async (id: string): Promise<readonly unknown[]> =>
  list(granted(await ask(PROOF, { id })).at('proof.entries')).map((entry) =>
    valueAt(JSON.parse(text(valueAt(entry, 'json'))), 'type'),
  );

describe('a seed that was revealed', () => {
  it('of a player goes out with a checkpoint that covers it, and the answer of the rotation doesn’t wait for that', async () => {
    const player = await signUpWith(ask, 1_000);
    const input = await openInput(ask, player);
    const opened = granted(await ask(OPEN, { input }, player.token));
    const id = text(opened.at('openCase.rounds.0.id'));
    await site.settled();
    const rotated = granted(await ask(ROTATE, { commandId: uuid() }, player.token));
    const [pairId] = id.split('.');
    expect(rotated.at('rotateSeed.revealed')).toEqual({ id: pairId, serverSeed: null, salt: null });
    const position = Number(rotated.at('rotateSeed.position'));
    expect(rotated.at('rotateSeed.seeds.current.id')).not.toBe(pairId);

    const hidden = granted(await ask(HISTORY, {}, player.token)).at('seeds.history.0');
    expect(hidden).toMatchObject({ id: pairId, serverSeed: null, salt: null });
    expect(granted(await ask(ROUND, { id })).at('round.reveal')).toBeNull();
    expect(await provenBy(id)).not.toContain('SeedRotated');

    covered = position + 1;
    const shown = granted(await ask(HISTORY, {}, player.token)).at('seeds.history.0');
    const serverSeed = text(valueAt(shown, 'serverSeed'));
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(granted(await ask(ROUND, { id })).at('round.reveal.serverSeed')).toBe(serverSeed);
    expect(await provenBy(id)).toContain('SeedRotated');
  });

  it('of a battle goes out with a checkpoint that covers its end; its result is there at once', async () => {
    const creator = await signUpWith(ask, 1_000);
    const id = await openBattle(ask, creator);
    granted(await addBot(ask, creator, id));
    await runBattle(site, ask, id);
    const over = await battleOf(ask, id);
    expect(over).toMatchObject({ status: 'FINISHED', reveal: null });
    expect(valueAt(over, 'result.winners')).not.toBeUndefined();
    expect(await provenBy(id)).not.toContain('BattleSettled');

    covered = Number(valueAt(over, 'position')) + 1;
    expect(valueAt(await battleOf(ask, id), 'reveal.serverSeed')).toMatch(/^[0-9a-f]{64}$/);
    expect(await provenBy(id)).toContain('BattleSettled');
  });
});
