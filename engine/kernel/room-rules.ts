/** The rules of a room that is opened now, see docs/fairness.md. Those of 1 are the rules of release 0.2.0. */
export const ROOM_RULES = 3;

/** Which rules a room keeps for its life. */
export type RoomRules = 1 | 2 | typeof ROOM_RULES;
