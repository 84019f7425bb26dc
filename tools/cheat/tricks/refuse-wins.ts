import { randomUUID } from 'node:crypto';
import type { Engine } from '../../../engine/engine.ts';
import type { Decision } from '../../../engine/glasscase-decision.ts';
import { isCommandId, mustBe } from '../../../engine/kernel/ids.ts';
import { reject } from '../../../engine/kernel/result.ts';
import { GatewayError } from '../../../gateway/errors.ts';
import { honestHouse } from '../../../scripts/start/house.ts';
import { TRIES } from '../client/lane-client.ts';
import type { CheatingHouse } from '../house/cheating-house.ts';
import { type Acting, foreseeing } from '../house/foresight.ts';
import { costOf, openingsIn, paidBy } from '../house/outcome.ts';
import { openCases, openCasesAs, openCasesOnPage, playedTrick } from '../played.ts';

const isWin = (decision: Decision): boolean => {
  const openings = openingsIn(decision);
  return openings.length > 0 && paidBy(openings) > costOf(openings);
};

/** Does something else than carry out each play that wins more than it costs. */
export const onWins = (act: Acting): CheatingHouse => {
  let turned = 0;
  const house = foreseeing(
    ({ type }) => type === 'OpenCase',
    (submission, foreseen, engine) => {
      if (!isWin(foreseen.decision)) return engine.submit(submission);
      turned += 1;
      return act(submission, foreseen, engine);
    },
  );
  return { ...house, tried: () => turned, turned: () => turned };
};

export const unsignedRefusal = playedTrick({
  name: 'unsigned-refusal',
  does: 'answers a winning play that the game is stopped, without a signature, and carries out the next one',
  house: () =>
    onWins(async () => {
      throw new GatewayError('GAME_STOPPED');
    }),
  play: openCases,
  onPage: openCasesOnPage('unsigned-refusal'),
});

/** Refuses each winning play as the rules refuse a play of odds that were never published. */
const refusing = (): CheatingHouse => {
  const { rules } = honestHouse;
  let turned = 0;
  return {
    ...honestHouse,
    tried: () => turned,
    turned: () => turned,
    rules: {
      ...rules,
      decide: (command, world, commandId) => {
        const decision = rules.decide(command, world, commandId);
        if (!isWin(decision)) return decision;
        turned += 1;
        return reject('CASE_CHANGED');
      },
    },
  };
};

export const signedRefusal = playedTrick({
  name: 'signed-refusal',
  does: 'signs that a winning play names odds that aren’t in force, which isn’t true',
  house: refusing,
  play: openCases,
});

export const silence = playedTrick({
  name: 'silence',
  does: 'never answers a winning play, however often it is sent',
  house: () => onWins(async () => ({ status: 'unknown' })),
  play: openCases,
});

/** So many wins that aren't answered are beyond chance. */
const WINS = 60;

export const silenceToAll = playedTrick({
  name: 'silence-again-and-again',
  does: 'never answers a winning play, and has a client that states that and plays on',
  house: () => onWins(async () => ({ status: 'unknown' })),
  play: openCasesAs({ goesOn: true }, WINS * TRIES),
});

const stopping = (engine: Engine, stop: boolean) =>
  engine.submit({
    actor: 'operator',
    commandId: mustBe(isCommandId, randomUUID()),
    command: { type: 'StopGame', game: 'case', stop, reason: 'inspection' },
  });

export const stopOnWin = playedTrick({
  name: 'stop-on-win',
  does: 'stops the game on seeing a winning play, refuses it with a signature, and lets the game go on',
  house: () => {
    let refused = 0;
    const house = onWins(async (submission, _foreseen, engine) => {
      await stopping(engine, true);
      const outcome = await engine.submit(submission);
      await stopping(engine, false);
      // Within the grace of the stop the win is carried out: nothing was turned.
      if (outcome.status !== 'accepted') refused += 1;
      return outcome;
    });
    return { ...house, turned: () => refused };
  },
  play: openCases,
});
