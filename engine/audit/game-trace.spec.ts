import { describe, expect, it } from 'vitest';
import { entriesOf, fixtureSigner, memorySource, publishedFiles } from '../../test/fixture-log.ts';
import { forgerOf, otherHash } from '../../test/forger.ts';
import { tellGames } from '../../test/games-story/story.ts';
import { isRound } from '../events.ts';
import { fromHex, toHex, utf8 } from '../fairness/bytes.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { verifyEd25519 } from '../log/ed25519-node.ts';
import { nodeHashing } from '../node-hashing.ts';
import { gameTrace, isGameId } from './game-trace.ts';
import { survey } from './survey.ts';
import type { GameTrace } from './traced-game.ts';

const { recorded } = tellGames();
const { find, all, changed } = forgerOf(recorded);

const traces = async (log: readonly RecordedEvent[]) => {
  const files = await publishedFiles(entriesOf(log));
  const parts = {
    source: memorySource(files),
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: fixtureSigner.key,
    progress: () => {},
  };
  return (id: string) => survey(parts, 'game', (findings) => gameTrace(nodeHashing, findings, id));
};
const trace = await traces(recorded);

/** What a person computes who follows the steps. */
const repeat = ({ revealed, draws }: GameTrace): void => {
  const seed = fromHex(revealed?.serverSeed ?? '');
  for (const { message, block, word, x, n, ticket } of draws) {
    expect(toHex(nodeHashing.hmacSha256(seed, utf8(message)))).toBe(block);
    expect(BigInt(`0x${block.slice(word * 16, word * 16 + 16)}`).toString()).toBe(x);
    expect((BigInt(x) % BigInt(n)).toString()).toBe(ticket);
  }
};

describe('one game of a log', () => {
  it('is proven with every draw that a person can repeat: each play of every kind', async () => {
    const kinds = ['CaseOpened', 'FreeCaseOpened', 'UpgradePlayed', 'DreamChased'] as const;
    for (const type of kinds) {
      const { recorded: play, event } = find(type);
      if (!isRound(event)) throw new Error('no play');
      const { result, verdict } = await trace(`${event.data.pairId}.${event.data.roundNo}`);
      expect([verdict, result?.kind, result?.status], type).toEqual(['clean', 'play', 'proven']);
      expect(result?.entries).toEqual([{ position: play.position, at: new Date(play.at).toISOString(), type }]);
      expect(result?.draws[0]?.ticket).toBe(String(event.data.ticket));
      expect(result?.committed?.position).toBeLessThan(play.position);
      if (result !== null) repeat(result);
    }
  });

  it('is proven for battles and giveaways, with beacon and without, and lists their own entries', async () => {
    const battles = all('BattleSettled').map(({ event }) => event.data.battleId);
    const giveaways = all('GiveawayDrawn').map(({ event }) => event.data.giveawayId);
    for (const id of [...battles, ...giveaways]) {
      const { result, findings } = await trace(id);
      expect([findings.shown, result?.status], id).toEqual([[], 'proven']);
      const own = recorded.filter(({ stream }) => stream === `battle-${id}` || stream === `giveaway-${id}`);
      expect(result?.entries.map(({ position }) => position)).toEqual(own.map(({ position }) => position));
      expect(toHex(nodeHashing.sha256(utf8(result?.lock?.text ?? '')))).toBe(result?.lock?.hash);
      expect(result?.draws.length).toBeGreaterThan(0);
      if (result !== null) repeat(result);
    }
    const withBeacon = await Promise.all(
      [...battles, ...giveaways].map(async (id) => (await trace(id)).result?.beacon),
    );
    expect(withBeacon.filter((beacon) => beacon !== null)).toHaveLength(3);
  });

  it('awaits its reveal until that is there, or was given up', async () => {
    const { recorded: lock, event } = find('BattleLocked');
    const early = await traces(recorded.slice(0, lock.position + 1));
    expect((await early(event.data.battleId)).result).toMatchObject({ status: 'awaiting its reveal', draws: [] });
    const dissolved = await trace(find('BattleDissolved').event.data.battleId);
    expect([dissolved.verdict, dissolved.result?.status]).toEqual(['clean', 'given up']);
  });

  it('is disproven by another ticket, another lock, another winner and another reveal', async () => {
    const play = find('CaseOpened');
    const battle = find('BattleLocked');
    const drawn = find('GiveawayDrawn');
    const settled = find('BattleSettled');
    const { pairId, roundNo, ticket } = play.event.data;
    const dissolved = find('BattleDissolved');
    const lies: readonly (readonly [string, readonly RecordedEvent[]])[] = [
      [`${pairId}.${roundNo}`, changed(play, { ticket: ticket + 1 })],
      [battle.event.data.battleId, changed(battle, { lockHash: otherHash })],
      [
        drawn.event.data.giveawayId,
        changed(drawn, { winners: drawn.event.data.winners.map((one) => ({ ...one, ticket: one.ticket + 1 })) }),
      ],
      [
        settled.event.data.battleId,
        changed(settled, { revealed: { ...settled.event.data.revealed, serverSeed: otherHash } }),
      ],
      [
        dissolved.event.data.battleId,
        changed(dissolved, { revealed: { ...dissolved.event.data.revealed, salt: otherHash } }),
      ],
    ];
    for (const [id, log] of lies) {
      const { result, exitCode } = await (await traces(log))(id);
      expect([result?.status, exitCode], id).toEqual(['disproven', 8]);
    }
  });

  it('is told of when it makes no sense, or isn’t there', async () => {
    const { recorded: created, event } = find('BattleCreated');
    const twice = forgerOf(recorded).inserted(created.position + 1, created.stream, created.event);
    const { findings } = await (await traces(twice))(event.data.battleId);
    expect(findings.shown[0]).toMatchObject({ kind: 'rules', position: created.position + 1 });
    expect(await trace('A'.repeat(22))).toMatchObject({ exitCode: 2, result: null });
    expect([isGameId('A'.repeat(22)), isGameId(`${'-'.repeat(22)}.7`)]).toEqual([true, true]);
    expect(['', 'A', `${'A'.repeat(22)}.0`, `${'A'.repeat(22)}.`].some(isGameId)).toBe(false);
  });
});
