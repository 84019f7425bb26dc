import type { Messages } from '../../i18n/index.ts';

/** How many seats a room has: `2v2`, or their number. */
export const seatingText = (
  { teams, seats }: Pick<Messages['battle'], 'teams' | 'seats'>,
  room: { readonly teams: boolean; readonly seatCount: number },
): string => (room.teams ? teams({ size: room.seatCount / 2 }) : seats({ count: room.seatCount }));
