import { COMMANDS, type Command } from '../../commands.ts';
import type { GlasscaseEvent } from '../../events.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { FirstEvent } from '../../kernel/definitions.ts';
import type { WorldStates } from '../../stream-state.ts';

interface Beginning {
  readonly firstEvents: readonly FirstEvent<Command, WorldStates>[];
  readonly mostEvents: number;
}

const beginnings = new Map<string, Beginning>();
for (const { firstEvents, mostEvents } of COMMANDS) {
  for (const firstEvent of firstEvents) {
    const known = beginnings.get(firstEvent.type) ?? { firstEvents: [], mostEvents: 0 };
    beginnings.set(firstEvent.type, {
      firstEvents: [...known.firstEvents, firstEvent],
      mostEvents: Math.max(known.mostEvents, mostEvents),
    });
  }
}

/** Whether a command may begin with the event; others only come along. */
export const isFirstEvent = ({ type }: GlasscaseEvent): boolean => beginnings.has(type);

/** As many events as a command may have brought that begins with this one: the rest is another's. */
export const mostEvents = ({ type }: GlasscaseEvent): number => beginnings.get(type)?.mostEvents ?? 1;

/** The command of a client or a clock that must have brought these events; null where no command leads to them. */
export const rebuildCommand = (events: readonly RecordedEvent[], before: WorldStates): Command | null => {
  const [first] = events;
  if (first === undefined) return null;
  for (const { asked } of beginnings.get(first.event.type)?.firstEvents ?? []) {
    const command = asked(first.event, { events, before });
    if (command !== null) return command;
  }
  return null;
};
