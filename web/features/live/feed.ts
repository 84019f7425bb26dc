/** A message's place in the feed. */
export interface Placed {
  /** Counts without gaps, over messages of every type. */
  readonly seq: number;
  /** The sequence number before this one. */
  readonly prev: number;
}

/** Which messages of the feed are known. */
export interface Feed {
  /** Everything up to here is known; null until `beginAt` names a beginning. */
  readonly heldTo: number | null;
  /** Known as well, but behind a gap: in order. */
  readonly ahead: readonly Placed[];
}

export interface Taken<Message extends Placed> {
  readonly feed: Feed;
  /** Those that weren't known, in order. */
  readonly fresh: readonly Message[];
}

/** The most messages remembered behind a gap; older ones are asked for again. */
export const AHEAD_KEPT = 400;

export const emptyFeed: Feed = { heldTo: null, ahead: [] };

const inOrder = (a: Placed, b: Placed): number => a.seq - b.seq;

/** Goes on through the messages behind the gap, as far as they follow. */
const settle = ({ heldTo, ahead }: Feed): Feed => {
  if (heldTo === null) return { heldTo, ahead: ahead.slice(-AHEAD_KEPT) };
  let to = heldTo;
  let next = 0;
  for (const { seq, prev } of ahead) {
    if (prev > to) break;
    to = Math.max(to, seq);
    next += 1;
  }
  return { heldTo: to, ahead: ahead.slice(next).slice(-AHEAD_KEPT) };
};

/** Everything up to this number is known already, from a list that was read. A feed that has begun stays unchanged. */
export const beginAt = (feed: Feed, seq: number): Feed =>
  feed.heldTo === null ? settle({ heldTo: seq, ahead: feed.ahead }) : feed;

/** Takes messages in, in any order, and each of them once. */
export const take = <Message extends Placed>(feed: Feed, messages: readonly Message[]): Taken<Message> => {
  const known = new Set(feed.ahead.map(({ seq }) => seq));
  const fresh: Message[] = [];
  for (const message of messages) {
    if (message.seq <= (feed.heldTo ?? 0) || known.has(message.seq)) continue;
    known.add(message.seq);
    fresh.push(message);
  }
  if (fresh.length === 0) return { feed, fresh };
  fresh.sort(inOrder);
  const ahead = [...feed.ahead, ...fresh.map(({ seq, prev }) => ({ seq, prev }))].toSorted(inOrder);
  return { feed: settle({ heldTo: feed.heldTo, ahead }), fresh };
};

/** The sequence number to ask after, where something was missed; else null. */
export const gapOf = ({ heldTo, ahead }: Feed): number | null => (ahead.length === 0 ? null : heldTo);

/**
 * Takes the answer with the messages after `heldTo`, oldest first. `lost`: the page missed more messages than the
 * answer holds, so the feed goes on behind them, and the keepers of lists must read them again.
 */
export const closeGap = <Message extends Placed>(
  feed: Feed,
  answer: readonly Message[],
): Taken<Message> & { readonly lost: boolean } => {
  const first = answer[0];
  const lost = first !== undefined && first.prev > (feed.heldTo ?? 0);
  const from = lost ? { heldTo: first.prev, ahead: feed.ahead.filter(({ seq }) => seq > first.prev) } : feed;
  return { ...take(from, answer), lost };
};
