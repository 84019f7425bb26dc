/** Whether the site can be reached. */
export interface Connectivity {
  readonly isLost: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  /** A request went unanswered, or the device's network has changed: asks the site, and asks again until it answers. */
  readonly suspect: () => void;
}

interface ConnectivityPorts {
  /** Whether the site answers anything at all; never rejects. */
  readonly reaches: () => Promise<boolean>;
  /** Resolves when the next try is due. */
  readonly wait: () => Promise<void>;
}

/** A single request that fails proves nothing: it may be blocked or aborted. So the client asks the site whether it is there. */
export const createConnectivity = ({ reaches, wait }: ConnectivityPorts): Connectivity => {
  const listeners = new Set<() => void>();
  let lost = false;
  let looking = false;
  let suspected = false;

  const settle = (now: boolean): void => {
    if (lost === now) return;
    lost = now;
    for (const changed of listeners) changed();
  };
  const look = async (): Promise<void> => {
    looking = true;
    while (suspected) {
      // The answer may not cover a suspicion that comes after this line.
      suspected = false;
      const reached = await reaches();
      settle(!reached);
      if (reached) continue;
      await wait();
      suspected = true;
    }
    looking = false;
  };

  return {
    isLost: () => lost,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    suspect: () => {
      suspected = true;
      if (!looking) look();
    },
  };
};
