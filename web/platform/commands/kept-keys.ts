/** Begins the names of plays that this device keeps until they have been seen. */
export const PLAY_KEY = 'play.';
/** Begins the names of other commands that it keeps until they are answered. */
const PENDING_KEY = 'glasscase.pending.';

/** Whether something of this name was sent and may have moved money. */
export const isKept = (key: string): boolean => key.startsWith(PLAY_KEY) || key.startsWith(PENDING_KEY);
