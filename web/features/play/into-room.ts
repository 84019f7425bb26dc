import { type AskedRoomCommand, roomOn } from '../../../engine/device/play-command.ts';
import type { Besides } from '../../../engine/device/state.ts';
import type { RoomEntropy } from '../../../engine/player/lanes/spend-link.ts';
import type { LoadLaneDevice, PromisedOutcome } from '../../platform/lane-device.tsx';
import type { PlayBody } from './pending-play.ts';

/** The body of a command into a room. The device that keeps the lanes chooses its step. */
export interface RoomBody extends PlayBody {
  /** Entropy of a command that a page before lanes kept, 32 hex digits; the page sends it unchanged. Else null. */
  readonly loose: string | null;
}

/** The loose entropy in what was kept; undefined for what isn't whole. */
export const looseFrom = ({ loose, entropy }: Readonly<Record<string, unknown>>): string | null | undefined => {
  if (loose === null) return null;
  // Before lanes it had another name.
  const text = loose ?? entropy;
  return typeof text === 'string' ? text : undefined;
};

interface RoomEntry<Asked extends AskedRoomCommand> extends RoomBody {
  readonly playerId: string;
  readonly asked: Asked;
  /** Data that opens the room and that no entry holds. */
  readonly besides: Besides;
}

/** Brings a player into a room on this browser's lane, whose keeper says which answers count. Rejects as `LaneDevice.play` does. */
export const intoRoom = async <Asked extends AskedRoomCommand, Outcome extends PromisedOutcome>(
  load: LoadLaneDevice,
  { loose, ...request }: RoomEntry<Asked>,
  send: (command: Asked & RoomEntropy) => Promise<Outcome>,
): Promise<Outcome> => {
  const { asked } = request;
  if (loose !== null) return send({ ...asked, entropy: loose });
  const device = await load();
  return device.play({ ...request, table: null }, (turn) => send(roomOn(asked, turn)));
};
