import { catalogCommands } from './catalog/commands.ts';
import { depositCommands } from './deposits/commands.ts';
import { battleCommands } from './games/battle/commands.ts';
import { caseCommands } from './games/case/commands.ts';
import { dreamCommands } from './games/dream/commands.ts';
import { giveawayCommands } from './games/giveaway/commands.ts';
import { upgradeCommands } from './games/upgrade/commands.ts';
import type { Actor, AnyCommand } from './kernel/define-command.ts';
import type { CommandId, StreamId } from './kernel/ids.ts';
import { marketCommands } from './market/commands.ts';
import { playerCommands } from './player/commands.ts';
import { programmeCommands } from './programme/commands.ts';
import { retrievalCommands } from './retrieval/commands.ts';
import { siteCommands } from './site/commands.ts';
import { termsCommands } from './terms/commands.ts';

/** Everything that can be asked of the engine. */
export const COMMANDS = [
  ...playerCommands,
  ...caseCommands,
  ...upgradeCommands,
  ...dreamCommands,
  ...battleCommands,
  ...giveawayCommands,
  ...depositCommands,
  ...marketCommands,
  ...programmeCommands,
  ...retrievalCommands,
  ...catalogCommands,
  ...siteCommands,
  ...termsCommands,
] as const;

type CommandIn<Definition> = Definition extends {
  readonly is: (command: AnyCommand) => command is infer Command extends AnyCommand;
}
  ? Command
  : never;

/** A command. Plain JSON-like data: amounts are decimal strings. */
export type Command = CommandIn<(typeof COMMANDS)[number]>;

/** A command with its identity: the same id and body give the same answer, however often it is sent. */
export interface Submission {
  readonly actor: Actor;
  readonly commandId: CommandId;
  readonly command: Command;
}

const definitions: ReadonlyMap<string, (typeof COMMANDS)[number]> = new Map(COMMANDS.map((one) => [one.type, one]));

const definitionOf = ({ type }: Command): (typeof COMMANDS)[number] => {
  const found = definitions.get(type);
  if (found === undefined) throw new TypeError(`${type} is no command`);
  return found;
};

export const isCommandType = (text: string): text is Command['type'] => definitions.has(text);

/** Who may ask for a command. What has no player in it comes from the house: an operator, a deadline or a beacon. */
export const actorOf = (command: Command): Actor => definitionOf(command).actorOf(command);

/** The stream at which a command meets others: engines are chosen by it. */
export const streamOfCommand = (command: Command): StreamId => definitionOf(command).streamOf(command);
