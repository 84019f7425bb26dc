import type { Command } from '../commands.ts';
import { entropyOfLink } from '../fairness/lane-chain.ts';
import { isRoundCommand, type RoundCommand } from '../kernel/game-name.ts';
import type { HexHash } from '../kernel/ids.ts';
import type { Turn } from './state.ts';

/** A play that takes rounds of its player's own pair. */
export type PlayCommand = Extract<Command, { readonly type: RoundCommand }>;

/** A command that brings its player into a room: it takes a step of the lane, and no round. */
export type RoomCommand = Extract<
  Command,
  { readonly type: 'CreateBattle' | 'JoinBattle' | 'CreateGiveaway' | 'EnterGiveaway' }
>;

/** A contract names its table itself; a case has none that isn't published. */
type Named<One> = One extends { readonly tableHash: HexHash } ? never : 'tableHash';
type WithoutTurn<One> = One extends PlayCommand ? Omit<One, 'round' | 'entropy' | Named<One>> : never;
/** The house chooses the rules of a room that is opened. */
type WithoutLink<One> = One extends RoomCommand ? Omit<One, 'entropy' | 'lane' | 'rules'> : never;

export type AskedPlayCommand = WithoutTurn<PlayCommand>;
export type AskedRoomCommand = WithoutLink<RoomCommand>;

/** A command before it has its turn: everything that a person asked for. Plain JSON. */
export type AskedCommand = AskedPlayCommand | AskedRoomCommand;

const ROOMS: ReadonlySet<Command['type']> = new Set<RoomCommand['type']>([
  'CreateBattle',
  'JoinBattle',
  'CreateGiveaway',
  'EnterGiveaway',
]);

export const isRoomCommand = <One extends { readonly type: Command['type'] }>(
  command: One,
): command is Extract<One, { readonly type: RoomCommand['type'] }> => ROOMS.has(command.type);

/** Whether the command takes a step of a lane. */
export const isOnLane = (command: Command): command is PlayCommand | RoomCommand =>
  isRoundCommand(command) || isRoomCommand(command);

/** The whole play, on its turn. */
const playOn = (asked: AskedPlayCommand, { round, link, tableHash }: Turn): PlayCommand => ({
  ...asked,
  round,
  entropy: link,
  ...(tableHash === undefined || 'tableHash' in asked ? {} : { tableHash }),
});

/** The whole command into a room, on its turn. */
export const roomOn = <Asked extends AskedRoomCommand>(asked: Asked, { round: { pairId, step }, link }: Turn) => ({
  ...asked,
  entropy: entropyOfLink(link),
  lane: { pairId, step, link },
});

/** The whole command, on its turn. */
export const commandOn = (asked: AskedCommand, turn: Turn): PlayCommand | RoomCommand =>
  isRoomCommand(asked) ? roomOn(asked, turn) : playOn(asked, turn);
