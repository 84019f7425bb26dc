/**
 * Estimates how far the server's clock is ahead of this device's, from the `date` header of answers. The header counts
 * whole seconds, so half a second is added; the sample with the shortest way there and back is the most exact one.
 */
export interface ServerClock {
  /** Milliseconds since 1970 on the server. */
  readonly now: () => number;
  readonly observe: (date: string | null, sentAt: number, receivedAt: number) => void;
}

export const createServerClock = (deviceNow: () => number): ServerClock => {
  let offset = 0;
  let shortest = Number.POSITIVE_INFINITY;
  return {
    now: () => deviceNow() + offset,
    observe: (date, sentAt, receivedAt) => {
      const serverTime = date === null ? Number.NaN : Date.parse(date);
      const travel = receivedAt - sentAt;
      if (Number.isNaN(serverTime) || travel >= shortest) return;
      shortest = travel;
      const measured = serverTime + 500 - (sentAt + receivedAt) / 2;
      // Less than the header can tell apart: the device's clock is right.
      offset = Math.abs(measured) < 1000 ? 0 : measured;
    },
  };
};
