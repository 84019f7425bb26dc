import { describe, expect, it } from 'vitest';
import { dawn, openDawn, playerNumber, roundOf } from '../../../test/cast.ts';
import { acceptedEvents, type House } from '../../../test/deciders.ts';
import { entriesOf, passTime, recordStory } from '../../../test/fixture-log.ts';
import { auditBoth, auditSigned, forgerOf } from '../../../test/forger.ts';
import { continueAfterLoss, goingOnSigner, goOn, reopen, type Ways } from '../../../test/loss.ts';
import { statusAsOf } from '../../catalog/versions.ts';
import type { Command } from '../../commands.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { PlayerId } from '../../kernel/ids.ts';

/** A site whose last entries were lost, with rooms that are open and players who have pairs. */
const kept = (): House => recordStory({ seed: 'a loss 2', players: 6, acts: 60 });

const must = (house: House, command: Command) => acceptedEvents(house.submit(command));

const play = (house: House, playerId: PlayerId): House => {
  const { at, player, case: caseOf } = house.world();
  const now = statusAsOf(caseOf(dawn), at);
  const oddsHash = now.status === 'absent' ? {} : { oddsHash: now.oddsHash };
  must(house, { ...openDawn(playerId, 1, roundOf(player(playerId))), ...oddsHash });
  return house;
};

const lastPlay = ({ recorded }: House): RecordedEvent => {
  const last = recorded.findLast(({ event }) => event.type === 'CaseOpened');
  if (last === undefined) throw new Error('no case was opened');
  return last;
};

const found = async ({ recorded }: { readonly recorded: readonly RecordedEvent[] }) =>
  (await auditSigned(entriesOf(recorded))).findings.shown.filter(({ kind }) => kind === 'continuation');

const someone = playerNumber(2);

describe('a log that goes on after a loss', () => {
  it('has rooms to give up, and seeds to reveal', () => {
    const states = [...kept().states().values()];
    const has = (room: string, status: string) =>
      states.some(({ category, state }) => category === room && 'status' in state && state.status === status);
    expect([has('battle', 'waiting'), has('battle', 'locked'), has('giveaway', 'open')]).toEqual([true, true, true]);
  });

  it('is clean where nothing of before is drawn from', async () => {
    const house = play(reopen(goOn(kept())), someone);
    passTime(house, 3_600_000);
    const { full, everybody } = await auditBoth(entriesOf(house.recorded));
    expect(full.findings.shown).toEqual([]);
    expect([full.verdict, everybody.verdict]).toEqual(['clean', 'plays-clean']);
  });

  it('is found out where a pair of before stays hidden', async () => {
    const house = reopen(goOn(kept(), { spares: (about) => about === someone }));
    expect(await found(house)).toMatchObject([
      { message: expect.stringMatching(/^pair .* and \d others? of|^pair .* of before/) },
    ]);
  });

  it('is found out where such a pair is played', async () => {
    const house = play(reopen(goOn(kept(), { spares: (about) => about === someone })), someone);
    const [, played] = await found(house);
    expect(played).toMatchObject({
      position: lastPlay(house).position,
      message: expect.stringMatching(/^CaseOpened draws from/),
    });
  });

  it.each(['battle', 'giveaway'])('is found out where a %s of before is drawn', async (game) => {
    const house = reopen(goOn(kept(), { spares: (about) => about === game }));
    const [hidden] = await found(house);
    expect(hidden?.message).toContain('stayed hidden');
  });

  it('is found out where it plays before the old seeds are revealed', async () => {
    const house = play(reopen(goOn(kept())), someone);
    const { find, inserted } = forgerOf(house.recorded);
    const end = find('OldSeedsRevealed').recorded.position;
    const last = lastPlay(house);
    const forged = inserted(end, last.stream, last.event).slice(0, last.position + 1);
    expect(await found({ recorded: forged })).toContainEqual({
      kind: 'continuation',
      position: end,
      message: 'CaseOpened before the old seeds were revealed',
    });
  });

  it('is found out where it keeps the old seeds for more than an hour', async () => {
    const house = goOn(kept());
    passTime(house, 3_600_000);
    must(house, { type: 'RotateSeed', playerId: someone, userSeed: 'later', entropy: 'd'.repeat(32) });
    expect(await found(house)).toMatchObject([{ message: expect.stringContaining('long ago') }]);
  });
});

describe('the statement of a loss', () => {
  const stated = (loss: NonNullable<Ways['loss']>) => found(reopen(goOn(kept(), { loss })));

  it('is found out where the old key didn’t sign it', async () => {
    const loss = (size: number, root: Uint8Array) => ({ ...continueAfterLoss(size, size + 20, root), size: size + 10 });
    expect(await stated(loss)).toMatchObject([{ message: expect.stringContaining('isn’t signed by the old key') }]);
  });

  it('is found out where other entries were kept', async () => {
    expect(await stated((size) => continueAfterLoss(size, size + 20))).toMatchObject([
      { message: expect.stringContaining('aren’t those') },
    ]);
  });

  it('is found out where it stands elsewhere than behind what was kept', async () => {
    const findings = await stated((size, root) => continueAfterLoss(size - 1, size + 20, root));
    expect(findings[0]?.message).toMatch(/^\d+ entries were kept, and \d+ are there$/);
  });

  it('is found out where it leads to another log', async () => {
    const loss = (size: number, root: Uint8Array) => continueAfterLoss(size, size + 20, root, 'elsewhere.test/log');
    const [finding] = await stated(loss);
    expect(finding?.message).toBe(
      `the log goes on as elsewhere.test/log by its statement, and is ${goingOnSigner.key.name}`,
    );
  });
});
