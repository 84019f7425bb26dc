import type { BattleFilter, BattleMode, BattleStatus } from '../../../generated/graphql.ts';

/** The fields that decide the selection and the order of a list. */
export interface Listed {
  readonly id: string;
  /** Grows by one with every event. */
  readonly version: number;
  readonly status: BattleStatus;
  readonly mode: BattleMode;
  readonly official: boolean;
  readonly private: boolean;
  readonly cost: number;
  /** RFC 3339. */
  readonly createdAt: string;
  readonly finishedAt?: string | null;
  readonly seats: readonly { readonly playerId: string | null }[];
}

/** The most rows of a list, also after many news. */
export const LONGEST = 100;

const STATUSES = {
  CURRENT: ['WAITING', 'RUNNING'],
  OFFICIAL: ['WAITING', 'RUNNING'],
  MINE: ['WAITING', 'RUNNING', 'FINISHED', 'DISSOLVED'],
  HISTORY: ['FINISHED'],
} as const satisfies Record<NonNullable<BattleFilter['scope']>, readonly BattleStatus[]>;

/** Whether a battle belongs into the list that was asked for. */
export const fits = (battle: Listed, filter: BattleFilter, playerId: string | null): boolean => {
  const scope = filter.scope ?? 'CURRENT';
  const statuses: readonly BattleStatus[] = STATUSES[scope];
  if (!statuses.includes(battle.status)) return false;
  if (filter.status && battle.status !== filter.status) return false;
  if (filter.mode && battle.mode !== filter.mode) return false;
  if (typeof filter.maxCost === 'number' && battle.cost > filter.maxCost) return false;
  if (scope === 'OFFICIAL') return battle.official;
  if (scope === 'MINE') return playerId !== null && battle.seats.some((seat) => seat.playerId === playerId);
  return !battle.private;
};

/** Newest first: by their creation, in the history by their end. */
const isNewer = (a: Listed, b: Listed, { scope }: BattleFilter): boolean =>
  scope === 'HISTORY' ? (a.finishedAt ?? '') > (b.finishedAt ?? '') : a.createdAt > b.createdAt;

/** Of two pictures of one battle the later one. */
const later = <Battle extends Listed>(known: Battle | undefined, heard: Battle): Battle =>
  known !== undefined && known.version >= heard.version ? known : heard;

export interface ListRules {
  readonly filter: BattleFilter;
  readonly playerId: string | null;
  /** More pages follow: an old battle that isn't on the list is on one of them. */
  readonly hasMore: boolean;
}

const withNew = <Battle extends Listed>(
  list: readonly Battle[],
  heard: Battle,
  rules: ListRules,
): readonly Battle[] => {
  if (!fits(heard, rules.filter, rules.playerId)) return list;
  const place = list.findIndex((battle) => isNewer(heard, battle, rules.filter));
  if (place < 0 && rules.hasMore) return list;
  return list.toSpliced(place < 0 ? list.length : place, 0, heard).slice(0, LONGEST);
};

/**
 * Adds news of one battle. A listed battle keeps its place, also after its end: a row must not vanish while the player
 * presses it. Only a dissolved battle leaves, where the filter excludes it. A new battle that fits enters by its age.
 */
export const withNews = <Battle extends Listed>(
  list: readonly Battle[],
  heard: Battle,
  rules: ListRules,
): readonly Battle[] => {
  const known = list.find(({ id }) => id === heard.id);
  if (known === undefined) return withNew(list, heard, rules);
  if (known.version >= heard.version) return list;
  const goes = heard.status === 'DISSOLVED' && !fits(heard, rules.filter, rules.playerId);
  if (goes) return list.filter(({ id }) => id !== heard.id);
  return list.map((battle) => (battle.id === heard.id ? heard : battle));
};

/** Adds the next page at the end. A battle that the list has is not repeated; its later version stays. */
export const withPage = <Battle extends Listed>(
  list: readonly Battle[],
  page: readonly Battle[],
): readonly Battle[] => {
  const byId = new Map(list.map((battle) => [battle.id, battle]));
  for (const battle of page) byId.set(battle.id, later(byId.get(battle.id), battle));
  return [...byId.values()].slice(0, LONGEST);
};

/** Replaces the rows that the first page covers, after it is read again. With `further`, later rows that fit stay. */
export const withFirstPage = <Battle extends Listed>(
  list: readonly Battle[],
  page: readonly Battle[],
  further: boolean,
  { filter, playerId }: Pick<ListRules, 'filter' | 'playerId'>,
): readonly Battle[] => {
  const known = new Map(list.map((battle) => [battle.id, battle]));
  const fresh = page.map((battle) => later(known.get(battle.id), battle));
  if (!further) return fresh;
  const covered = new Set(page.map(({ id }) => id));
  return [...fresh, ...list.filter((battle) => !covered.has(battle.id) && fits(battle, filter, playerId))].slice(
    0,
    LONGEST,
  );
};
