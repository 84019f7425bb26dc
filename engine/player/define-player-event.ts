import type { z } from 'zod';
import {
  type DataOf,
  defineChangedEvent,
  type EventDefinition,
  FIRST,
  type Description as Meaning,
  type Past,
  type Typed,
} from '../facts/define-event.ts';
import type { Instant } from '../kernel/decision.ts';
import type { RegisteredPlayer } from './state.ts';

/** When an event came, and whom it met. */
export interface Around {
  readonly at: Instant;
  /** The player before the event's facts. */
  readonly before: RegisteredPlayer;
}

/** An event of a player's stream. */
export interface PlayerEventDefinition extends EventDefinition {
  readonly stream: 'player';
  /**
   * What the event changes besides money, items and what plays count: its facts are in `player` already.
   * @throws TypeError for an event of another type
   */
  fold(player: RegisteredPlayer, event: Typed, around: Around): RegisteredPlayer;
}

interface Description<Data> extends Meaning<Data> {
  /** Left out where the facts are all of it. */
  readonly fold?: (player: RegisteredPlayer, data: Data, around: Around) => RegisteredPlayer;
}

/** A type of event of players' streams that the log may hold in earlier versions, too. */
export const defineChangedPlayerEvent = <
  const Type extends string,
  Shape extends z.core.$ZodLooseShape,
  Version extends number,
>(
  type: Type,
  past: Past<DataOf<NoInfer<Shape>>, Version>,
  shape: Shape,
  { fold, ...description }: Description<DataOf<Shape>>,
) => {
  const defined = defineChangedEvent(type, past, shape, { stream: 'player', ...description });
  return {
    ...defined,
    fold: (player: RegisteredPlayer, event: Typed, around: Around): RegisteredPlayer =>
      fold === undefined ? player : fold(player, defined.dataOf(event), around),
  } as const satisfies PlayerEventDefinition & Record<string, unknown>;
};

/** One type of event of players' streams: its schema, what it means, and what it changes besides. */
export const definePlayerEvent = <const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
  description: Description<DataOf<Shape>>,
) => defineChangedPlayerEvent(type, FIRST, shape, description);
