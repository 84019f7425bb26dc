import { COMMANDS, type Command } from './commands.ts';
import type { Hashing } from './fairness/hashing.ts';
import type { Decision } from './glasscase-decision.ts';
import type { AnyCommand } from './kernel/define-command.ts';
import type { CommandId } from './kernel/ids.ts';
import type { Needs } from './kernel/world.ts';
import type { GlasscaseKnown, GlasscaseWorld } from './world-states.ts';

/** All deciders of the product, as the committer and the auditor use them. */
export interface Rules {
  needs(command: Command, known: GlasscaseKnown): Needs;
  decide(command: Command, world: GlasscaseWorld, commandId: CommandId): Decision;
}

/** What is emitted is in the product's language, and what is seen is in its world, whatever the area. */
interface Decider {
  readonly needs: (command: AnyCommand, known: GlasscaseKnown) => Needs;
  readonly decide: (command: AnyCommand, world: GlasscaseWorld, commandId: CommandId) => Decision;
}

export const rulesWith = (hashing: Hashing): Rules => {
  const deciders = new Map<string, Decider>(COMMANDS.map((one) => [one.type, one.deciderWith(hashing)]));
  const deciderOf = ({ type }: Command): Decider => {
    const found = deciders.get(type);
    if (found === undefined) throw new TypeError(`${type} is no command`);
    return found;
  };
  return {
    needs: (command, known) => deciderOf(command).needs(command, known),
    decide: (command, world, commandId) => deciderOf(command).decide(command, world, commandId),
  };
};
