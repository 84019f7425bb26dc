/** The priority of a turn when connections are scarce; the embedded database has one connection. */
export type Priority = 'commit' | 'timer' | 'request' | 'background';

const order: readonly Priority[] = ['commit', 'timer', 'request', 'background'];

/** Too many wait for the database, or it is closing. Nothing was sent to it. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

export interface Gate {
  /** Waits for a turn; the function it gives back ends it. @throws DatabaseUnavailable */
  enter(priority: Priority): Promise<() => void>;
  /** Refuses callers that wait or come later, and resolves when the last turn has ended. */
  close(): Promise<void>;
}

export interface GateOptions {
  /** Turns at the same time: the number of connections. */
  readonly slots: number;
  /** Slots that only commits may take, so that a slow report never holds up a play. */
  readonly reservedForCommits: number;
  readonly maxWaiting: number;
  /**
   * Gives the next turn away in a later round of the event loop. The embedded database runs inside the loop: awaiting
   * it again and again would let no timer fire and no socket be read.
   */
  readonly yieldBetweenTurns: boolean;
}

interface Waiting {
  readonly admit: (leave: () => void) => void;
  readonly refuse: (error: Error) => void;
}

export const createGate = ({ slots, reservedForCommits, maxWaiting, yieldBetweenTurns }: GateOptions): Gate => {
  const queues: Record<Priority, Waiting[]> = { commit: [], timer: [], request: [], background: [] };
  let free = slots;
  let waiting = 0;
  let closed = false;
  let drained: () => void = () => undefined;

  const mayEnter = (priority: Priority): boolean => free > (priority === 'commit' ? 0 : reservedForCommits);

  const leaveOnce = (): (() => void) => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      if (yieldBetweenTurns) setImmediate(release);
      else release();
    };
  };

  const admitNext = (): void => {
    for (const priority of order) {
      while (mayEnter(priority)) {
        const next = queues[priority].shift();
        if (next === undefined) break;
        waiting -= 1;
        free -= 1;
        next.admit(leaveOnce());
      }
    }
  };

  const release = (): void => {
    free += 1;
    admitNext();
    if (closed && free === slots) drained();
  };

  return {
    enter: (priority) =>
      new Promise((admit, refuse) => {
        if (closed) return refuse(new DatabaseUnavailable('the database is closing'));
        if (waiting >= maxWaiting) return refuse(new DatabaseUnavailable('too many wait for the database'));
        waiting += 1;
        queues[priority].push({ admit, refuse });
        admitNext();
      }),

    close: () =>
      new Promise((resolve) => {
        closed = true;
        drained = resolve;
        for (const priority of order) {
          for (const one of queues[priority].splice(0)) one.refuse(new DatabaseUnavailable('the database is closing'));
        }
        waiting = 0;
        if (free === slots) resolve();
      }),
  };
};
