import type { Trick } from '../trick.ts';
import { publishOnPlay, rotateOnPlay } from './change-on-play.ts';
import { decidedTricks } from './decided.ts';
import { fallingValue } from './falling-value.ts';
import { lessOwed, otherPairSeed, otherRoomSeed } from './forged-words.ts';
import { bestOfMany, dearWinsOnce, looseInstead } from './own-entropy.ts';
import { parallelOrder } from './parallel-order.ts';
import { recordedTricks } from './recorded.ts';
import { signedRefusal, silence, silenceToAll, stopOnWin, unsignedRefusal } from './refuse-wins.ts';
import { lastEntry, lastSeat, ownBots, refusedSeat, swappedSeat } from './rooms.ts';
import { unpromised } from './unpromised.ts';
import { hiddenWitness, lateLock } from './witnessed-battles.ts';

/** Every known way to cheat: the tricks that run on this site, those that its rules refuse, and the fraud lab's. */
export const ALL_TRICKS: readonly Trick[] = [
  bestOfMany,
  looseInstead,
  dearWinsOnce,
  ownBots,
  unsignedRefusal,
  signedRefusal,
  unpromised,
  silence,
  silenceToAll,
  lastSeat,
  swappedSeat,
  refusedSeat,
  lastEntry,
  lateLock,
  hiddenWitness,
  parallelOrder,
  stopOnWin,
  fallingValue,
  publishOnPlay,
  rotateOnPlay,
  otherPairSeed,
  otherRoomSeed,
  lessOwed,
  ...decidedTricks,
  ...recordedTricks,
];
