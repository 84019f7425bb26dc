/** Whether the site can be reached. */
export interface Connectivity {
  readonly isLost: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  /** Something went unanswered, or the device's network has changed: finds out, and keeps trying while nobody answers. */
  readonly suspect: () => void;
}

interface ConnectivityPorts {
  /** Whether the site answers anything at all; never rejects. */
  readonly reaches: () => Promise<boolean>;
  /** Until it is worth another try. */
  readonly wait: () => Promise<void>;
}

/** A single request that fails proves nothing: it may be blocked or aborted. So the site itself is asked whether it is there. */
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
      // What is suspected from here on may not be in the answer.
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
