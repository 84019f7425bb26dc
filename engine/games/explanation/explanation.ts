import type { ItemFacts } from '../../kernel/event-codec.ts';
import type { RoundGame } from '../../kernel/game-name.ts';
import type { OpenedBattle } from '../battle/state.ts';
import type { GiveawayCreated, GiveawayDrawn } from '../giveaway/events.ts';
import type { Proof } from './entries.ts';
import type { Round } from './rounds.ts';
import type { Step, StepName } from './steps.ts';
import type { Tools } from './tools.ts';
import { type GameVerdict, worstOf } from './verdict.ts';

type Shown = Pick<ItemFacts, 'skin' | 'wear' | 'value'>;

/** A round of a player's own pair: its public inputs and its outcome. */
export interface AboutRound extends Round {
  readonly kind: 'round';
  readonly game: RoundGame;
  readonly at: number;
  /** SHA-256 of the table that was agreed to. */
  readonly tableHash: string;
  /** Null where no case was opened. */
  readonly box: { readonly case: string; readonly version: number } | null;
  /** The payment and its chance; null where every ticket wins. */
  readonly price: { readonly paid: 'stake' | 'fee'; readonly amount: string; readonly winTickets: number } | null;
  /** The item that was won, or the target that was missed. */
  readonly item: Shown;
  readonly missed: boolean;
  /** Null where nothing was aimed at. */
  readonly target: Shown | null;
}

export interface AboutBattle {
  readonly kind: 'battle';
  readonly at: number;
  readonly battle: OpenedBattle;
}

export interface AboutGiveaway {
  readonly kind: 'giveaway';
  readonly at: number;
  readonly status: 'open' | 'locked' | 'drawn' | 'cancelled';
  readonly room: GiveawayCreated['data'];
  readonly beacon: GiveawayDrawn['data']['beacon'];
}

/** A game told as the steps of its proof, from nothing but entries of the log. */
export interface Explanation<About = AboutRound | AboutBattle | AboutGiveaway> {
  /** Position of the entry that fixes the game: the round itself, of a room its lock, or before that its creation. */
  readonly decisive: number;
  readonly about: About;
  /** In the order in which they follow from each other; steps that don't apply are left out. */
  readonly steps: readonly Step[];
  /** The worst of the steps. */
  readonly overall: GameVerdict;
}

/** Steps that don't apply are null. */
export const explained = <About>(
  about: About,
  decisive: number,
  steps: readonly (Step | null)[],
): Explanation<About> => {
  const there = steps.filter((step) => step !== null);
  return { about, decisive, steps: there, overall: worstOf<GameVerdict>(there.map(({ verdict }) => verdict)) };
};

type Named<Name extends StepName> = Extract<Step, { readonly name: Name }>;

const isNamed = <Name extends StepName>(step: Step, name: Name): step is Named<Name> => step.name === name;

/** The step with that name; null where the game has none. */
export const stepOf = <Name extends StepName>(
  { steps }: Pick<Explanation, 'steps'>,
  name: Name,
): Named<Name> | null => {
  for (const step of steps) if (isNamed(step, name)) return step;
  return null;
};

/**
 * Explains the round or the room with that id; null where the entries hold no round or room of this game.
 * @throws RangeError and TypeError for entries that no rule could have made
 */
export type Explain = (tools: Tools, proof: Proof, id: string) => Promise<Explanation | null>;
