import type { Command } from '../../engine/commands.ts';
import type { GlasscaseEvent } from '../../engine/events.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type CommandId, isCaseSlug, isOrderId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import type { RegisteredPlayer } from '../../engine/player/state.ts';
import {
  charm,
  charmDefinition,
  kestrel,
  kestrelDefinition,
  openDawn,
  paying,
  playerNumber,
  publishDawn,
  roundOf,
  vulture,
  vultureDefinition,
} from '../cast.ts';
import { acceptedEvents, createHouse, hashOf } from '../deciders.ts';
import { passTime } from '../fixture-log.ts';
import { terms } from '../money-cast.ts';
import { publishTerms } from '../terms-cast.ts';

/** A case with one thing in it: every player draws the same, so battles for it end in ties. */
export const plain = mustBe(isCaseSlug, 'plain');

export const ann = playerNumber(0);
export const ben = playerNumber(1);
export const cat = playerNumber(2);
export const dan = playerNumber(3);
export const eve = playerNumber(4);
export const fay = playerNumber(5);
/** Registered, and never does anything. */
export const idle = playerNumber(6);
export const everybody = [ann, ben, cat, dan, eve, fay];

const catalog: readonly Command[] = [
  { type: 'PublishSkin', skin: kestrel, definition: kestrelDefinition },
  { type: 'PublishSkin', skin: vulture, definition: vultureDefinition },
  { type: 'PublishSkin', skin: charm, definition: charmDefinition },
  publishDawn,
  publishTerms({ rewards: terms }),
  { ...publishDawn, case: plain, price: '25', entries: [{ skin: charm, wear: '', tickets: 10_000_000 }] },
  {
    type: 'PublishConsolation',
    entries: [
      { skin: vulture, wear: 'FT', tickets: 4_000_000 },
      { skin: charm, wear: '', tickets: 6_000_000 },
    ],
  },
  {
    type: 'PublishContractPool',
    entries: [
      { skin: charm, wear: '' },
      { skin: vulture, wear: 'FT' },
      { skin: kestrel, wear: 'FT' },
      { skin: kestrel, wear: 'FN' },
    ],
  },
];

/** A house with a catalog and players who have coin, 30 opened cases each, and seeds for rooms. */
export const createStage = (start?: Instant) => {
  const house = createHouse(0, start);
  let drawn = 0;
  const entropy = (): string => {
    drawn += 1;
    return hashOf(`games ${drawn}`).slice(0, 32);
  };
  /** Has it carried out. @throws Error where the rules refuse. */
  const ask = (command: Command, commandId?: CommandId): readonly GlasscaseEvent[] =>
    acceptedEvents(house.submit(command, commandId));
  const playerOf = (id: PlayerId): RegisteredPlayer => {
    const state = house.world().player(id);
    if (state.status === 'absent') throw new Error('the player is absent');
    return state;
  };

  for (const command of catalog) ask(command);
  for (const playerId of [...everybody, idle]) {
    ask({ type: 'RegisterPlayer', playerId, userSeed: `seed-${playerId.slice(-1)}` });
    for (const command of paying(playerId, mustBe(isOrderId, `first-${playerId.slice(-1)}`), '400000')) ask(command);
    passTime(house, 1_000);
  }
  for (const playerId of everybody) {
    for (let n = 0; n < 3; n += 1) ask({ ...openDawn(playerId, 10, roundOf(playerOf(playerId))), entropy: entropy() });
    ask({ type: 'CommitHostSeeds', playerId });
    passTime(house, 1_000);
  }
  return { house, entropy, ask, playerOf, pass: (ms: number): void => passTime(house, ms) };
};

export type Stage = ReturnType<typeof createStage>;

/** Does it again, with other entropy each time, until it ends as it should. */
export const until = (act: () => readonly GlasscaseEvent[], fits: (event: GlasscaseEvent) => boolean): void => {
  for (let tries = 0; tries < 200; tries += 1) if (act().some(fits)) return;
  throw new Error('it never ends like that');
};
