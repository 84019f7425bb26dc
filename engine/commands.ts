import type { Actor, AnyCommand } from './kernel/define-command.ts';
import type { CommandId, StreamId } from './kernel/ids.ts';
import { MODULES } from './product.ts';

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

export const isCommandType = (text: string): text is Command['type'] => definitions.has(text);

/** Who may ask for a command. What has no player in it comes from the house: an operator, a deadline or a beacon. */
export const actorOf = (command: Command): Actor => definitionOf(command).actorOf(command);

/** The stream at which a command meets others: engines are chosen by it. */
export const streamOfCommand = (command: Command): StreamId => definitionOf(command).streamOf(command);
