/** A player is told that a retrieval takes up to so many hours. */
export const PROMISE_HOURS = 12;
