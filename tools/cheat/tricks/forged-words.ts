import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GlasscaseEvent } from '../../../engine/events.ts';
import { accept } from '../../../engine/kernel/decision.ts';
import { isHexHash, mustBe } from '../../../engine/kernel/ids.ts';
import { honestHouse } from '../../../scripts/start/house.ts';
import { graphql } from '../../../test/player/generated/index.ts';
import { openingClient } from '../client/opening-client.ts';
import { addBot, openRoom, wonBattle } from '../client/rooms.ts';
import { takeSeat } from '../client/seat.ts';
import type { CheatingHouse } from '../house/cheating-house.ts';
import { playedTrick } from '../played.ts';

/** A house that writes down something else than its rules decided. */
const forging = (forge: (event: GlasscaseEvent) => GlasscaseEvent | null): CheatingHouse => {
  const { rules } = honestHouse;
  let turned = 0;
  return {
    ...honestHouse,
    tried: () => turned,
    turned: () => turned,
    rules: {
      ...rules,
      decide: (command, world, commandId) => {
        const honest = rules.decide(command, world, commandId);
        if (honest.kind !== 'accepted') return honest;
        const forged = honest.events.map(({ stream, event }) => ({ stream, event: forge(event) ?? event }));
        if (forged.every(({ event }, at) => event === honest.events[at]?.event)) return honest;
        turned += 1;
        return accept(forged, honest.timers);
      },
    },
  };
};

const otherSeed = () => mustBe(isHexHash, randomBytes(32).toString('hex'));

export const otherPairSeed = playedTrick({
  name: 'other-seed',
  does: 'reveals another server seed than the one whose hash it had committed to',
  house: () =>
    forging((event) =>
      event.type === 'LaneClosed'
        ? { ...event, data: { ...event.data, revealed: { ...event.data.revealed, serverSeed: otherSeed() } } }
        : null,
    ),
  play: async ({ url }) => {
    const client = await openingClient(await takeSeat(url));
    await client.play();
    await client.close();
    return { clients: [client], measured: null, stopped: null };
  },
});

export const otherRoomSeed = playedTrick({
  name: 'other-seed-of-a-room',
  does: 'reveals another seed of a battle than the one that its room was opened with',
  house: () =>
    forging((event) =>
      event.type === 'BattleSettled'
        ? { ...event, data: { ...event.data, revealed: { ...event.data.revealed, serverSeed: otherSeed() } } }
        : null,
    ),
  play: async ({ url }) => {
    const player = await takeSeat(url);
    const id = await openRoom(player);
    await addBot(player, id);
    await wonBattle(player, id);
    return { clients: [], measured: null, stopped: null };
  },
});

/** A statement is due ten seconds after the start at the latest. */
const STATED = graphql(`
  query StatedOwed {
    liabilityStatements { position }
  }
`);

export const lessOwed = playedTrick({
  name: 'less-owed',
  does: 'states that it owes its players less than it does',
  house: () =>
    forging((event) =>
      event.type === 'LiabilitiesStated'
        ? { ...event, data: { ...event.data, totals: { ...event.data.totals, coin: '1' } } }
        : null,
    ),
  play: async ({ url }) => {
    const { ask } = await takeSeat(url);
    while ((await ask(STATED, {})).liabilityStatements.length === 0) await sleep(250);
    return { clients: [], measured: null, stopped: null };
  },
});
