/** How many drops the strip keeps, recent or top. */
export const KEPT = 20;
/** Drops of these grades are top drops. */
const TOP_GRADE = 1;

/** The fields that decide the order and the selection of drops. */
export interface Listed {
  /** Grows with every message of the feed. */
  readonly seq: number;
  /** Milliseconds since 1970, server time: not to be seen before. */
  readonly displayAt: number;
  readonly id: string;
  readonly grade: number;
}

export interface LiveList<Drop extends Listed> {
  /** Newest first. */
  readonly recent: readonly Drop[];
  readonly top: readonly Drop[];
  /** Known already, to be shown at their time; in order of it. */
  readonly waiting: readonly Drop[];
}

export const emptyList = <Drop extends Listed>(): LiveList<Drop> => ({ recent: [], top: [], waiting: [] });

const newestFirst = (a: Listed, b: Listed): number => b.seq - a.seq;

const insert = <Drop extends Listed>(list: readonly Drop[], drops: readonly Drop[]): readonly Drop[] =>
  drops.length === 0 ? list : [...drops, ...list].toSorted(newestFirst).slice(0, KEPT);

/**
 * Takes in drops, in any order: it passes over known ones, shows those whose time has come, and lets the others wait.
 * The count of waiting drops is bounded as well: a player would never see drops so far behind.
 */
export const receive = <Drop extends Listed>(
  list: LiveList<Drop>,
  drops: readonly Drop[],
  now: number,
): LiveList<Drop> => {
  const known = new Set([...list.recent, ...list.top, ...list.waiting].map(({ id }) => id));
  const fresh: Drop[] = [];
  for (const drop of drops) {
    if (known.has(drop.id)) continue;
    known.add(drop.id);
    fresh.push(drop);
  }
  if (fresh.length === 0) return list;
  const due = fresh.filter(({ displayAt }) => displayAt <= now);
  const ahead = fresh.filter(({ displayAt }) => displayAt > now);
  return {
    recent: insert(list.recent, due),
    top: insert(
      list.top,
      due.filter(({ grade }) => grade <= TOP_GRADE),
    ),
    waiting: [...list.waiting, ...ahead].toSorted((a, b) => a.displayAt - b.displayAt).slice(0, 5 * KEPT),
  };
};

/** Shows the waiting drops whose time has come. */
export const release = <Drop extends Listed>(list: LiveList<Drop>, now: number): LiveList<Drop> => {
  const due = list.waiting.filter(({ displayAt }) => displayAt <= now);
  if (due.length === 0) return list;
  return {
    recent: insert(list.recent, due),
    top: insert(
      list.top,
      due.filter(({ grade }) => grade <= TOP_GRADE),
    ),
    waiting: list.waiting.filter(({ displayAt }) => displayAt > now),
  };
};

/** Milliseconds until the next waiting drop is due; null while none waits. */
export const untilNext = (list: LiveList<Listed>, now: number): number | null => {
  const next = list.waiting[0];
  return next === undefined ? null : Math.max(0, next.displayAt - now);
};
