import { describe, expect, it } from 'vitest';
import { entriesOf, fixtureSigner, memorySource, publishedFiles } from '../../../test/fixture-log.ts';
import { forgerOf, otherHash } from '../../../test/forger.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { specTools } from '../../../test/sample-proofs.ts';
import { isRound } from '../../events.ts';
import { fromHex, toHex, utf8 } from '../../fairness/bytes.ts';
import { type Explanation, stepOf } from '../../games/explanation/explanation.ts';
import type { DrawCheck } from '../../games/explanation/steps.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { type GameTrace, gameTrace, isGameId } from './game-trace.ts';
import { survey } from './survey.ts';

const { recorded } = recordGames();
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
  return (id: string) => survey(parts, 'game', (findings) => gameTrace(specTools, findings, id));
};
const trace = await traces(recorded);

/** All draws of an explanation. */
const drawsIn = ({ steps }: Explanation): readonly DrawCheck[] =>
  steps
    .flatMap((step): readonly (DrawCheck | null)[] => {
      switch (step.name) {
        case 'ticket':
        case 'float':
          return [step];
        case 'consolation':
          return [step.draw];
        case 'rounds':
          return step.rounds.flatMap(({ cells }) => cells.flatMap(({ ticket, float }) => [ticket, float]));
        case 'result':
          return [step.tie?.draw ?? null, ...step.order.map(({ draw }) => draw)];
        case 'winners':
          return step.winners?.map(({ draw }) => draw) ?? [];
        default:
          return [];
      }
    })
    .filter((draw) => draw !== null);

/** Computes the draws as a person does who follows the steps; answers their number. */
const repeat = ({ explanation }: GameTrace): number => {
  const seed = fromHex(stepOf(explanation, 'commitment')?.secrets?.serverSeed ?? '');
  const draws = drawsIn(explanation);
  for (const { message, steps, n } of draws) {
    const { block, word, ticket } = steps?.draw ?? { block: '', word: 0, ticket: -1n };
    expect(toHex(nodeHashing.hmacSha256(seed, utf8(message)))).toBe(block);
    expect(BigInt(`0x${block.slice(word * 16, word * 16 + 16)}`)).toBe(steps?.x);
    expect((steps?.x ?? 0n) % n).toBe(ticket);
  }
  return draws.length;
};

describe('one game of a log', () => {
  it('is proven with every draw that a person can repeat: each play of every kind', async () => {
    const types = new Set(recorded.filter(({ event }) => isRound(event)).map(({ event }) => event.type));
    expect(types.size).toBeGreaterThanOrEqual(4);
    for (const type of types) {
      const { recorded: play, event } = find(type);
      if (!isRound(event)) throw new Error('no play');
      const { result, verdict } = await trace(`${event.data.pairId}.${event.data.roundNo}`);
      expect([verdict, result?.explanation.about.kind, result?.status], type).toEqual(['clean', 'round', 'proven']);
      expect(result?.entries).toEqual([{ position: play.position, at: new Date(play.at).toISOString(), type }]);
      expect(result && stepOf(result.explanation, 'ticket')?.computed).toBe(event.data.ticket);
      expect(result && stepOf(result.explanation, 'commitment')?.promisedAt).toBeLessThan(play.position);
      expect(result && repeat(result)).toBeGreaterThan(0);
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
      const lock = result && stepOf(result.explanation, 'lock')?.lock;
      expect(nodeHashing.sha256Text(lock?.text ?? '')).toBe(lock?.published);
      expect(result && repeat(result)).toBeGreaterThan(0);
    }
    const withBeacon = await Promise.all(
      [...battles, ...giveaways].map(async (id) => {
        const { result } = await trace(id);
        return result && stepOf(result.explanation, 'beacon');
      }),
    );
    expect(withBeacon.filter((beacon) => beacon?.kind === 'drand' && beacon.arrived?.signed)).toHaveLength(3);
  });

  it('awaits its reveal until that is there, or was given up', async () => {
    const { recorded: lock, event } = find('BattleLocked');
    const early = await traces(recorded.slice(0, lock.position + 1));
    expect((await early(event.data.battleId)).result).toMatchObject({ status: 'awaiting its reveal' });
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
    expect(findings.shown[0]).toMatchObject({ kind: 'rules', message: 'record: the log holds something else' });
    expect(await trace('A'.repeat(22))).toMatchObject({ exitCode: 2, result: null });
    expect([isGameId('A'.repeat(22)), isGameId(`${'-'.repeat(22)}.7`)]).toEqual([true, true]);
    expect(['', 'A', `${'A'.repeat(22)}.0`, `${'A'.repeat(22)}.`].some(isGameId)).toBe(false);
  });
});
