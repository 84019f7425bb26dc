import { type Mailbox, type MailboxParts, mailbox } from './mailbox.ts';

export class TooManyListeners extends Error {
  override readonly name = 'TooManyListeners';
}

/** A message as every listener gets it: the same object, made once. */
export interface Sequenced<Shown> {
  readonly seq: number;
  readonly shown: Shown;
}

/** Messages that are said once to any number of listeners. No listener can hold up another. */
export interface Broadcast<Shown> {
  /** Keeps messages for listeners that resume, and says them to the present listeners. */
  readonly publish: (messages: readonly Sequenced<Shown>[]) => void;
  /** Keeps messages, and says them to no listener. */
  readonly keep: (messages: readonly Sequenced<Shown>[]) => void;
  /** Messages from now on; with `after`, those of a later number that are still kept come first. @throws TooManyListeners */
  readonly listen: (after: number | null) => Mailbox<Shown>;
  /** Those of a later number, oldest first, of more than are kept the newest; null where older ones may be missing. */
  readonly since: (after: number) => readonly Shown[] | null;
  /** Nothing follows: listeners are handed what waits, and those who come are handed what is kept. */
  readonly finish: () => void;
  /** Ends all listeners, and takes no more. */
  readonly close: () => void;
  readonly status: () => { readonly listeners: number; readonly cutOff: number };
}

export interface BroadcastParts extends Pick<MailboxParts<never>, 'limit' | 'beyond'> {
  /** The feed's name in the message of `TooManyListeners`. */
  readonly what: string;
  /** Messages that are kept. */
  readonly kept: number;
  readonly maxListeners: number;
  readonly onLeave?: () => void;
}

export const createBroadcast = <Shown>(parts: BroadcastParts): Broadcast<Shown> => {
  const { what, limit, beyond, maxListeners, onLeave } = parts;
  const listeners = new Set<Mailbox<Shown>>();
  let kept: readonly Sequenced<Shown>[] = [];
  let cutOff = 0;
  let state: 'open' | 'finished' | 'closed' = 'open';

  const keep = (messages: readonly Sequenced<Shown>[]): void => {
    kept = [...kept, ...messages].slice(-parts.kept);
  };

  const behind = (after: number): readonly Shown[] => kept.filter(({ seq }) => seq > after).map(({ shown }) => shown);

  return {
    keep,
    since: (after) => {
      const [first] = kept;
      const isWhole = kept.length === parts.kept || (first !== undefined && first.seq <= after + 1);
      return isWhole ? behind(after) : null;
    },
    publish: (messages) => {
      keep(messages);
      for (const listener of listeners) for (const { shown } of messages) if (!listener.push(shown)) break;
    },
    listen: (after) => {
      if (state === 'closed' || listeners.size >= maxListeners)
        throw new TooManyListeners(`${what} takes no more listeners`);
      const listener: Mailbox<Shown> = mailbox({
        waiting: after === null ? [] : behind(after),
        limit,
        beyond,
        onLeave: (how) => {
          listeners.delete(listener);
          if (how === 'cut off') cutOff += 1;
          onLeave?.();
        },
      });
      listeners.add(listener);
      if (state === 'finished') listener.finish();
      return listener;
    },
    finish: () => {
      state = 'finished';
      for (const listener of [...listeners]) listener.finish();
    },
    close: () => {
      state = 'closed';
      for (const listener of [...listeners]) listener.end();
    },
    status: () => ({ listeners: listeners.size, cutOff }),
  };
};
