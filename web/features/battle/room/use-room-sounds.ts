import { useEffect, useRef } from 'react';
import { useThinnedMusic } from '../../music/thinned.ts';
import { useSounds } from '../../sound/use-sounds.ts';
import type { Clock } from '../use-now.ts';
import { isLastRound, type Playable, type Playback } from './playback.ts';
import type { SideView } from './room-view.ts';

/** The state of a battle that decides its sounds: a summary of the view. */
interface Heard {
  readonly phase: Playback['phase']['kind'];
  readonly settled: number;
  /** The side that leads alone; null where none does. */
  readonly leader: number | null;
  /** Whether this player won a battle that is over; null before, and for a player without a seat. */
  readonly won: boolean | null;
}

type HeardSound = { readonly sound: 'round' | 'settle' | 'comeback' | 'win' | 'loss'; readonly level: number };

/** How high the settling of a round may rise, in steps of the scale. */
const HIGHEST_STEP = 8;
/** A won battle sounds like an item of the second rarity. */
const WIN_GRADE = 1;

const heardOf = ({ phase, counted }: Playback, sides: readonly SideView[]): Heard => {
  const own = sides.filter(({ members }) => members.some(({ mine }) => mine));
  return {
    phase: phase.kind,
    settled: counted,
    leader: sides.find(({ leads, tied }) => leads && !tied)?.side ?? null,
    won: phase.kind === 'over' && own.length > 0 ? own.some(({ won }) => won) : null,
  };
};

/** The sound between two states of a battle. After skipped rounds a player hears the end and no sound of the rounds. */
export const soundBetween = (before: Heard, now: Heard): HeardSound | null => {
  if (now.phase === 'over') {
    if (before.phase === 'over' || now.won === null) return null;
    return now.won ? { sound: 'win', level: WIN_GRADE } : { sound: 'loss', level: 0 };
  }
  if (now.settled === before.settled + 1) {
    const overtaken = before.leader !== null && now.leader !== null && before.leader !== now.leader;
    return overtaken
      ? { sound: 'comeback', level: 0 }
      : { sound: 'settle', level: Math.min(HIGHEST_STEP, before.settled) };
  }
  return now.phase === 'turning' && before.phase !== 'turning' ? { sound: 'round', level: 0 } : null;
};

/** When the last of several rounds stands; null while it doesn't turn. */
export const decidedAt = (battle: Playable, playback: Playback): number | null => {
  const { phase } = playback;
  const decides = battle.boxes.length > 1 && phase.kind === 'turning' && isLastRound(playback, battle);
  return decides ? phase.settlesAt : null;
};

/** Lets a battle be heard as it is seen. */
export const useRoomSounds = (battle: Playable, playback: Playback, sides: readonly SideView[], clock: Clock): void => {
  useThinnedMusic(decidedAt(battle, playback), clock);
  const { play } = useSounds();
  const { phase, settled, leader, won } = heardOf(playback, sides);
  const before = useRef<Heard | null>(null);
  useEffect(() => {
    const now = { phase, settled, leader, won };
    const heard = before.current === null ? null : soundBetween(before.current, now);
    before.current = now;
    if (heard !== null) play(heard.sound, heard.level);
  }, [phase, settled, leader, won, play]);
};
