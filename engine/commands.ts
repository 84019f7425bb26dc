import { actKindOf, refuseWithoutAct } from './acts/needed.ts';
import type { Cryptography } from './fairness/hashing.ts';
import type { Decision } from './glasscase-decision.ts';
import type { Actor, AnyCommand } from './kernel/definitions.ts';
import { type CommandId, type StreamId, termsStream } from './kernel/ids.ts';
import type { Needs } from './kernel/world.ts';
import { MODULES } from './product.ts';
import type { GlasscaseKnown, GlasscaseWorld } from './stream-state.ts';

type Definition = (typeof MODULES)[number]['commands'][number];

/** Everything that can be asked of the engine. */
export const COMMANDS = MODULES.flatMap<Definition>(({ commands }) => commands);

type CommandOf<Defined> = Defined extends {
  readonly is: (command: AnyCommand) => command is infer Command extends AnyCommand;
}
  ? Command
  : never;

/** A command. Plain JSON-like data: amounts are decimal strings. */
export type Command = CommandOf<Definition>;

/** A command with its identity: the same id and body give the same answer, however often it is sent. */
export interface Submission {
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly command: Command;
}

const definitions: ReadonlyMap<string, Definition> = new Map(COMMANDS.map((one) => [one.type, one]));

const definitionOf = ({ type }: Command): Definition => {
  const found = definitions.get(type);
  if (found === undefined) throw new TypeError(`${type} is no command`);
  return found;
};

const LANE_COMMANDS = ['OpenLane', 'CloseLane', 'AddDeviceKey', 'RemoveDeviceKey'] as const satisfies Command['type'][];

const onDraws: ReadonlySet<string> = new Set([
  ...MODULES.flatMap((module) => ('game' in module ? module.commands.map(({ type }) => type) : [])),
  ...LANE_COMMANDS,
]);

/** Whether what is drawn hangs on it: commands of games, and of the lanes that they draw from. */
export const bearsOnDraws = ({ type }: Command): boolean => onDraws.has(type);

export const isCommandType = (text: string): text is Command['type'] => definitions.has(text);

/** The actor that may ask. A command without a player comes from the house: an operator, a deadline or a beacon. */
export const actorOf = (command: Command): Actor => definitionOf(command).actorOf(command);

/** The stream at which a command meets others: engines are chosen by it. */
export const streamOfCommand = (command: Command): StreamId => definitionOf(command).streamOf(command);

/**
 * All deciders of the product, as the committer and the auditor use them. A command that the rules leave to
 * acts of two people is refused here, whichever way it comes.
 */
export interface Rules {
  needs(command: Command, known: GlasscaseKnown): Needs;
  decide(command: Command, world: GlasscaseWorld, commandId: CommandId): Decision;
}

/** The decider of a command of any area, over the events and the world of the whole product. */
interface Decider {
  readonly needs: (command: AnyCommand, known: GlasscaseKnown) => Needs;
  readonly decide: (command: AnyCommand, world: GlasscaseWorld, commandId: CommandId) => Decision;
}

export const rulesWith = (cryptography: Cryptography): Rules => {
  const deciders = new Map<string, Decider>(COMMANDS.map((one) => [one.type, one.deciderWith(cryptography)]));
  const deciderOf = ({ type }: Command): Decider => {
    const found = deciders.get(type);
    if (found === undefined) throw new TypeError(`${type} is no command`);
    return found;
  };
  return {
    needs: (command, known) => {
      const needs = deciderOf(command).needs(command, known);
      return actKindOf(command) === null ? needs : { ...needs, streams: [...needs.streams, termsStream] };
    },
    decide: (command, world, commandId) => {
      const kind = actKindOf(command);
      const refused = kind && refuseWithoutAct(world.terms().acts, kind);
      return refused ?? deciderOf(command).decide(command, world, commandId);
    },
  };
};
