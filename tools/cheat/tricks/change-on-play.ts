import { randomBytes, randomUUID } from 'node:crypto';
import type { Command } from '../../../engine/commands.ts';
import type { Engine, Outcome } from '../../../engine/engine.ts';
import { type Actor, byOperator } from '../../../engine/kernel/definitions.ts';
import { isCommandId, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import type { CheatingHouse } from '../house/cheating-house.ts';
import { type Foreseen, foreseeing } from '../house/foresight.ts';
import { openingsIn, paidBy } from '../house/outcome.ts';
import { openCases, playedTrick } from '../played.ts';

/** Does something before each opening, of which it knows the outcome, and counts those that come out otherwise for it. */
const before = (act: (foreseen: Foreseen, engine: Engine) => Promise<unknown>): CheatingHouse => {
  let [tried, turned] = [0, 0];
  const isSame = (outcome: Outcome, { decision }: Foreseen): boolean =>
    outcome.status === 'accepted' &&
    paidBy(openingsIn({ kind: 'accepted', events: outcome.events, timers: [] })) === paidBy(openingsIn(decision));
  const house = foreseeing(
    ({ type }) => type === 'OpenCase',
    async (submission, foreseen, engine) => {
      tried += 1;
      await act(foreseen, engine);
      const outcome = await engine.submit(submission);
      if (!isSame(outcome, foreseen)) turned += 1;
      return outcome;
    },
  );
  return { ...house, tried: () => tried, turned: () => turned };
};

const ask = (engine: Engine, actor: Actor, command: Command) =>
  engine.submit({ actor, commandId: mustBe(isCommandId, randomUUID()), command });

export const publishOnPlay = playedTrick({
  name: 'publish-on-play',
  does: 'publishes other odds for the case on seeing a play arrive',
  house: () =>
    before(async ({ decision, world }, engine) => {
      const [opening] = openingsIn(decision);
      const found = opening === undefined ? null : world.case(opening.case);
      if (opening === undefined || found === null || found.status === 'absent') return;
      const { display, table } = found;
      await ask(engine, byOperator(), {
        type: 'PublishCase',
        case: opening.case,
        display,
        price: String(Number(table.price) + 1),
        entries: table.entries.map(({ skin, wear, first, last }) => ({
          skin: mustBe(isSkinId, skin),
          wear,
          tickets: last - first + 1,
        })),
      });
    }),
  play: openCases,
});

export const rotateOnPlay = playedTrick({
  name: 'rotate-on-play',
  does: 'rotates the player’s pair on seeing a play arrive, with a user seed of its own, so that it falls on the next one',
  house: () =>
    before(async ({ decision }, engine) => {
      const [opening] = openingsIn(decision);
      if (opening === undefined) return;
      const entropy = randomBytes(16).toString('hex');
      await ask(engine, opening.playerId, {
        type: 'RotateSeed',
        playerId: opening.playerId,
        userSeed: 'ground',
        entropy,
      });
    }),
  play: openCases,
});
