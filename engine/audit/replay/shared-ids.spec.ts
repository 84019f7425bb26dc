import { describe, expect, it } from 'vitest';
import { charm, kestrel, openDawn, publishDawn, roundOf, vulture } from '../../../test/cast.ts';
import { commandIdNumber } from '../../../test/deciders.ts';
import { entriesOf } from '../../../test/fixture-log.ts';
import { auditSigned } from '../../../test/forger.ts';
import { callBot, openBattle } from '../../../test/games-story/battles.ts';
import { houseGives, playerGives } from '../../../test/games-story/giveaways.ts';
import { dreamOf, itemsOf, upgradeOf } from '../../../test/games-story/plays.ts';
import { ann, ben, cat, createStage, dan, eve, everybody, fay, idle } from '../../../test/games-story/stage.ts';
import { bringing, deviceNamed, openingLane } from '../../../test/lanes.ts';
import { terms } from '../../../test/money-cast.ts';
import { itemsTerms, publishTerms, TERMS } from '../../../test/terms-cast.ts';
import type { Command } from '../../commands.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';

type Stage = ReturnType<typeof createStage>;

const opening = (stage: Stage, playerId: PlayerId, quantity: number): Command => ({
  ...openDawn(playerId, quantity, { ...roundOf(stage.playerOf(playerId)), roundNo: null }),
  entropy: stage.entropy(),
});

/** All players ask at the same moment, under the same command id: each has ids of their own. */
const crowd = (crowds: (stage: Stage) => readonly (readonly Command[])[]) => {
  const stage = createStage();
  const before = stage.house.recorded.length;
  for (const [n, commands] of crowds(stage).entries()) {
    for (const command of commands) stage.ask(command, commandIdNumber(50_000 + n));
  }
  const { recorded } = stage.house;
  return { recorded, added: recorded.slice(before) };
};

const asked = (recorded: Parameters<typeof entriesOf>[0]) => auditSigned(entriesOf(recorded));

describe('commands of several people under one id, next to each other', () => {
  it('audit clean, whatever they ask for', async () => {
    const { recorded, added } = crowd((stage) => {
      const { house, entropy } = stage;
      const mine = openBattle(stage, eve, {});
      const [first, second] = [openBattle(stage, ann, { sides: 4 }), openBattle(stage, ben, { sides: 3 })];
      callBot(stage, first, ann);
      const room = houseGives(stage);
      const gift = playerGives(stage, cat, [charm]);
      stage.pass(1_000);
      const everyone = everybody.map(
        (playerId): Command => ({
          type: 'EnterGiveaway',
          playerId,
          giveawayId: room,
          entropy: entropy(),
        }),
      );
      return [
        [
          opening(stage, ann, 10),
          { type: 'RotateSeed', playerId: idle, userSeed: 'mine', entropy: 'e'.repeat(32) },
          upgradeOf(stage, ben, itemsOf(stage, ben, charm, 2), { coin: '0', skin: vulture, wear: 'FT', side: 'over' }),
          dreamOf(stage, cat, kestrel, 'FT', 400_000),
          { type: 'JoinBattle', playerId: dan, battleId: mine, seat: null, entropy: entropy() },
          {
            type: 'SellItems',
            terms: itemsTerms,
            playerId: eve,
            itemIds: itemsOf(stage, eve, charm, 2),
            expectedTotal: null,
          },
          { ...publishDawn, price: '101' },
          dreamOf(stage, fay, kestrel, 'FT', 400_000),
        ],
        everyone,
        [
          { type: 'DissolveBattle', playerId: ann, battleId: first },
          { type: 'DissolveBattle', playerId: ben, battleId: second },
          { type: 'EnterGiveaway', playerId: idle, giveawayId: gift, entropy: entropy() },
          { type: 'CancelGiveaway', giveawayId: gift },
          { type: 'RotateSeed', playerId: cat, userSeed: house.world().at.toString(), entropy: 'e'.repeat(32) },
        ],
      ];
    });
    const report = await asked(recorded);
    expect(report.findings.shown).toEqual([]);
    expect(new Set(added.map(({ event }) => event.data.commandId)).size).toBeLessThan(added.length / 4);
  });

  it('audit clean when they come into one room, some on lanes and some not', async () => {
    const { recorded, added } = crowd((stage) => {
      for (const playerId of [ben, cat]) stage.ask(openingLane(stage.playerOf(playerId), deviceNamed(playerId)));
      const [room, gift] = [openBattle(stage, ann, { sides: 4 }), houseGives(stage)];
      const brought = [dan, ben, eve, cat].map((playerId) => {
        const player = stage.playerOf(playerId);
        const [lane] = player.lanes.keys();
        return { playerId, ...(lane === undefined ? { entropy: stage.entropy() } : bringing(player, lane)) };
      });
      const [one, two, three] = brought;
      if (one === undefined || two === undefined || three === undefined) throw new Error('three players are needed');
      const joins = [one, two, three].map(
        (who): Command => ({ type: 'JoinBattle', battleId: room, seat: null, ...who }),
      );
      const entries = brought.map((who): Command => ({ type: 'EnterGiveaway', giveawayId: gift, ...who }));
      return [joins, entries.filter((_, n) => n !== 1)];
    });
    expect(added.filter(({ event }) => event.type === 'LinkSpent')).toHaveLength(2);
    expect((await asked(recorded)).findings.shown).toEqual([]);
  });

  it('audit clean when each of them comes with a rotation of its own', async () => {
    const { recorded, added } = crowd((stage) => {
      const seeds = { ...TERMS.seeds, maxRounds: 100 };
      stage.ask({ ...publishTerms({ rewards: terms, seeds }), effectiveAt: stage.house.now() + NOTICE_MS });
      stage.pass(NOTICE_MS);
      for (const playerId of everybody) {
        // The pair that was committed under these terms is in use after two rotations.
        for (const userSeed of ['one', 'two']) {
          stage.ask({ type: 'RotateSeed', playerId, userSeed, entropy: stage.entropy() });
        }
        for (const rounds of [...Array.from({ length: 9 }, () => 10), 9]) stage.ask(opening(stage, playerId, rounds));
      }
      return [everybody.map((playerId) => opening(stage, playerId, 2))];
    });
    const retired = added.filter(({ event }) => event.type === 'SeedRotated' && event.data.reason === 'rounds');
    expect(retired).toHaveLength(everybody.length);
    expect((await asked(recorded)).findings.shown).toEqual([]);
  });

  it('audit clean when they are more than any command could be', async () => {
    const { recorded, added } = crowd((stage) => [
      [...everybody, idle].map((playerId) => opening(stage, playerId, 10)),
    ]);
    expect(added.length).toBeGreaterThan(64);
    const report = await asked(recorded);
    expect(report.findings.shown).toEqual([]);
    expect(report.replayed.commands).toBe(
      new Set(recorded.map(({ event }) => event.data.commandId)).size + everybody.length,
    );
  });

  it('fail when one of them asked twice', async () => {
    const { recorded } = crowd((stage) => {
      const open = (): Command => opening(stage, ann, 1);
      return [[open(), opening(stage, ben, 1), open()]];
    });
    expect((await asked(recorded)).findings.shown).toMatchObject([{ kind: 'rules' }]);
  });
});
