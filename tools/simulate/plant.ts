import type { Rules } from '../../engine/commands.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { GlasscaseEvent } from '../../engine/events.ts';
import type { Decision, StreamEvent } from '../../engine/glasscase-decision.ts';

/** A bug that is put into the engine on purpose, to see that the laws find it. */
export interface Plant {
  /** Changes what the rules decide. */
  readonly rules?: (rules: Rules) => Rules;
  /** Tampers with what is stored, now and then. */
  readonly tamper?: (database: Database) => Promise<void>;
  /** Tells of an acceptance that never was: the outcome is made up. */
  readonly lie?: boolean;
}

/** By what is wrong. */
export type Plants = Readonly<Record<string, Plant>>;

type EventOf<Type extends GlasscaseEvent['type']> = Extract<GlasscaseEvent, { type: Type }>;

const isOf = <Type extends GlasscaseEvent['type']>(event: GlasscaseEvent, type: Type): event is EventOf<Type> =>
  event.type === type;

/** Rules whose accepted decisions are changed. */
export const changing =
  (change: (events: readonly StreamEvent[]) => readonly StreamEvent[]) =>
  (rules: Rules): Rules => ({
    needs: rules.needs,
    decide: (command, world, commandId): Decision => {
      const decision = rules.decide(command, world, commandId);
      return decision.kind === 'accepted' ? { ...decision, events: change(decision.events) } : decision;
    },
  });

/** Rules in which events of one type are made other ones, or left out. */
export const bending = <Type extends GlasscaseEvent['type']>(
  type: Type,
  bend: (event: EventOf<Type>) => GlasscaseEvent | null,
) =>
  changing((events) =>
    events.flatMap(({ stream, event }) => {
      const bent = isOf(event, type) ? bend(event) : event;
      return bent === null ? [] : [{ stream, event: bent }];
    }),
  );
