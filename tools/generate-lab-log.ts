import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../engine/commands.ts';
import type { GlasscaseEvent } from '../engine/events.ts';
import { upgradeTickets } from '../engine/fairness/upgrade-draw.ts';
import { isPlayerId, mustBe, type PlayerId } from '../engine/kernel/ids.ts';
import { encodeEntry } from '../engine/log/entry.ts';
import { shownRound } from '../engine/player/play-round.ts';
import { createRoom } from '../test/battle-cast.ts';
import { newestRound, roundNumber, testChain } from '../test/beacons.ts';
import {
  charm,
  charmDefinition,
  crediting,
  kestrel,
  kestrelDefinition,
  openDawn,
  publishDawn,
  roundOf,
  vulture,
  vultureDefinition,
} from '../test/cast.ts';
import { acceptedEvents, createHouse, hashOf } from '../test/deciders.ts';
import { passTime } from '../test/fixture-log.ts';
import { publishedEntry } from '../test/sealed-log.ts';
import { publishTerms, TERMS, upgradeTerms } from '../test/terms-cast.ts';

/** Writes the log that the fraud lab forges: an hour of a small site by the real rules, as it is published. `--check` says whether it matches. */
const named = (name: string): PlayerId => mustBe(isPlayerId, name.padEnd(22, '-'));
const [ann, ben, cat] = [named('ann'), named('ben'), named('cat')];
const HOUR_MS = 3_600_000;

const house = createHouse();
let drawn = 0;
const entropy = (): string => {
  drawn += 1;
  return hashOf(`lab ${drawn}`).slice(0, 32);
};
const ask = (command: Command): readonly GlasscaseEvent[] => {
  passTime(house, 1_500);
  return acceptedEvents(house.submit(command));
};
const playerOf = (id: PlayerId) => {
  const state = house.world().player(id);
  if (state.status === 'absent') throw new Error('the player is absent');
  return state;
};
const open = (id: PlayerId) => ask({ ...openDawn(id, 1, roundOf(playerOf(id))), entropy: entropy() });
/** The command with the first entropy that brings what a house would rather not pay. */
const lucky = (command: Command, fits: (event: GlasscaseEvent) => boolean): void => {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const tried = { ...command, entropy: entropy() };
    const decision = house.decide(tried);
    if (decision.kind === 'accepted' && decision.events.some(({ event }) => fits(event))) return void ask(tried);
  }
  throw new Error('no entropy fits');
};
const rotate = (id: PlayerId, userSeed: string) =>
  ask({ type: 'RotateSeed', playerId: id, userSeed, entropy: entropy() });

const upgrade = (id: PlayerId): void => {
  const player = playerOf(id);
  const coin = '500';
  const target = { skin: kestrel, wear: 'FT', value: '900' } as const;
  const command: Command = {
    type: 'UpgradeItems',
    playerId: id,
    round: shownRound(player),
    terms: upgradeTerms,
    itemIds: [...player.items.keys()].slice(0, 1),
    coin,
    targetSkin: target.skin,
    targetWear: target.wear,
    targetValue: target.value,
    side: 'under',
    stake: '520',
    winTickets: upgradeTickets(520n, 900n, TERMS.upgrade),
    entropy: '',
  };
  lucky(command, (event) => event.type === 'UpgradePlayed' && event.data.item !== null);
};

/** A battle for one box each, up to its last deadline. */
const battle = (guests: readonly PlayerId[], withBeacon: boolean): void => {
  const { hostSeeds } = playerOf(ann);
  if (hostSeeds === null) throw new Error('no seed for a battle is committed');
  const { chain, genesisAt, periodMs } = testChain;
  const created = ask({
    ...createRoom(),
    playerId: ann,
    seedHash: hostSeeds.battle.publicHash,
    entropy: entropy(),
    sides: guests.length + 1,
    beacon: withBeacon ? { kind: 'drand', chain, genesisAt, periodMs } : { kind: 'none' },
  });
  const battleId = created.flatMap((event) => (event.type === 'BattleCreated' ? [event.data.battleId] : []))[0];
  if (battleId === undefined) throw new Error('no room was opened');
  for (const playerId of guests) ask({ type: 'JoinBattle', playerId, battleId, seat: null, entropy: entropy() });
  passTime(house, 60_000);
};

for (const [skin, definition] of [
  [kestrel, kestrelDefinition],
  [vulture, vultureDefinition],
  [charm, charmDefinition],
] as const)
  ask({ type: 'PublishSkin', skin, definition });
ask(publishDawn);
ask(publishTerms());
for (const [n, playerId] of [ann, ben, cat].entries()) {
  ask({ type: 'RegisterPlayer', playerId, userSeed: `${playerId.slice(0, 3)}-chose` });
  ask(crediting(playerId, String(5_000 + n)));
}
ask({ type: 'CommitHostSeeds', playerId: ann });
for (let n = 0; n < 4; n += 1) open(ann);
for (let n = 0; n < 3; n += 1) open(ben);
upgrade(ben);
battle([ben, cat], false);
rotate(ben, 'ben-second');
battle([cat], true);
open(ann);
open(ann);
rotate(ann, 'ann-second');
passTime(house, 2 * HOUR_MS);
lucky(
  openDawn(cat, 1, roundOf(playerOf(cat))),
  (event) => event.type === 'CaseOpened' && event.data.skin === kestrel && event.data.wear === 'FN',
);
rotate(cat, 'cat-second');
// A pair without plays, on which a house may want to play.
rotate(ann, 'ann-third');

const locked = house.recorded.flatMap(({ at, event }) =>
  event.type === 'BattleLocked' && event.data.beaconRound !== null ? [at] : [],
)[0];
if (locked === undefined) throw new Error('no battle awaited a beacon');
const decoder = new TextDecoder();
const log = {
  chain: testChain,
  // The newest round at the lock: a house that waits to lock can know it.
  published: roundNumber(newestRound(locked)),
  entries: house.recorded.map((recorded) => decoder.decode(publishedEntry(encodeEntry(recorded)).entry)),
};

const path = join(import.meta.dirname, '../web/generated/lab-log.json');
const text = `${JSON.stringify(log, null, 1)}\n`;
const written = (() => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
})();
if (written === text) process.exitCode = 0;
else if (process.argv.includes('--check')) {
  process.stderr.write('web/generated/lab-log.json is out of date: npm run codegen\n');
  process.exitCode = 1;
} else writeFileSync(path, text);
