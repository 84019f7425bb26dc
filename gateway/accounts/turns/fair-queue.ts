/*
 * A queue of work that takes turns by share, a network of strangers or an account, so that one that asks for much waits for itself.
 * Pure: it only decides on turns, and its user runs the work.
 */

export interface QueueRules {
  /** Pieces of work that run at once. */
  readonly atOnce: number;
  /** Pieces that may wait in a lane. */
  readonly waiting: number;
  /** Of these, pieces of one share. */
  readonly perShare: number;
}

export interface Asker {
  /** The network or account that shares turns. */
  readonly share: string;
  /** Known to an account. */
  readonly known: boolean;
}

interface Share {
  readonly name: string;
  /** The oldest first; never empty. */
  readonly ids: readonly number[];
}

/** The share whose turn is next first. */
type Lane = readonly Share[];

export interface FairQueue {
  readonly running: number;
  readonly known: Lane;
  readonly strangers: Lane;
  /** Turns that known ones took since the last one of a stranger. */
  readonly inARow: number;
}

export const EMPTY_QUEUE: FairQueue = { running: 0, known: [], strangers: [], inARow: 0 };

/** So many known ones go before a stranger who waits: known ones come first, and never for good. */
export const KNOWN_IN_A_ROW = 3;

export type Joined =
  | { readonly verdict: 'runs'; readonly queue: FairQueue }
  /** `displaced` is another one that waits no longer, and is refused. */
  | { readonly verdict: 'waits'; readonly queue: FairQueue; readonly displaced: number | null }
  | { readonly verdict: 'refused' };

const sizeOf = (lane: Lane): number => lane.reduce((sum, { ids }) => sum + ids.length, 0);
const countOf = (lane: Lane, name: string): number => lane.find((one) => one.name === name)?.ids.length ?? 0;

const added = (lane: Lane, name: string, id: number): Lane =>
  lane.some((one) => one.name === name)
    ? lane.map((one) => (one.name === name ? { name, ids: [...one.ids, id] } : one))
    : [...lane, { name, ids: [id] }];

/** The lane without the newest piece of the share that has most. */
const shortened = (lane: Lane): { readonly lane: Lane; readonly gone: number | null; readonly most: number } => {
  const [first, ...others] = lane;
  if (first === undefined) return { lane, gone: null, most: 0 };
  const longest = others.reduce((most, one) => (one.ids.length > most.ids.length ? one : most), first);
  const kept = lane
    .map((one) => (one === longest ? { ...one, ids: one.ids.slice(0, -1) } : one))
    .filter(({ ids }) => ids.length > 0);
  return { lane: kept, gone: longest.ids.at(-1) ?? null, most: longest.ids.length };
};

const laneOf = ({ known }: Asker): 'known' | 'strangers' => (known ? 'known' : 'strangers');

/**
 * A piece of work asks for its turn. A share that has as many waiting as it may is refused; in a full lane the newest piece of the
 * share that has most makes room for one of a share that has fewer.
 */
export const join = (queue: FairQueue, rules: QueueRules, asker: Asker, id: number): Joined => {
  if (queue.running < rules.atOnce) return { verdict: 'runs', queue: { ...queue, running: queue.running + 1 } };
  const name = laneOf(asker);
  const lane = queue[name];
  const own = countOf(lane, asker.share);
  if (own >= rules.perShare) return { verdict: 'refused' };
  const waits = (into: Lane, displaced: number | null): Joined => ({
    verdict: 'waits',
    queue: { ...queue, [name]: added(into, asker.share, id) },
    displaced,
  });
  if (sizeOf(lane) < rules.waiting) return waits(lane, null);
  const { lane: shorter, gone, most } = shortened(lane);
  return own + 1 < most ? waits(shorter, gone) : { verdict: 'refused' };
};

/** The first piece of the share whose turn it is, which goes to the end with what else it has. */
const taken = (lane: Lane): { readonly id: number; readonly lane: Lane } | null => {
  const [first, ...others] = lane;
  const [id, ...rest] = first?.ids ?? [];
  if (first === undefined || id === undefined) return null;
  return { id, lane: rest.length === 0 ? others : [...others, { name: first.name, ids: rest }] };
};

/** A piece of work is done: another one runs in its place; null where none waits. */
export const leave = (queue: FairQueue): { readonly queue: FairQueue; readonly next: number | null } => {
  const [known, stranger] = [taken(queue.known), taken(queue.strangers)];
  if (known !== null && (stranger === null || queue.inARow < KNOWN_IN_A_ROW))
    return { queue: { ...queue, known: known.lane, inARow: queue.inARow + 1 }, next: known.id };
  if (stranger !== null) return { queue: { ...queue, strangers: stranger.lane, inARow: 0 }, next: stranger.id };
  return { queue: { ...queue, running: queue.running - 1, inARow: 0 }, next: null };
};
