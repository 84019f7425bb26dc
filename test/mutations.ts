import { type GlasscaseEvent, glasscaseEvent } from '../engine/events.ts';

/** Where a value stands in an event's data: names and indices. */
export type Path = readonly (string | number)[];

/** Words of closed lists, one of which may stand in another's place. */
const words = [
  ...[
    'FN',
    'FT',
    '',
    'classic',
    'underdog',
    'terminal',
    'shared',
    'fast',
    'under',
    'over',
    'player',
    'age',
    'creator',
    'operator',
    'case',
  ],
  ...[
    'coin',
    'points',
    'locked',
    'openings',
    'wins',
    'credit',
    'debit',
    'correction',
    'refund',
    'awaiting-receipt',
    'failed',
    'GrantCoupon',
    'PublishCatalog',
    'PublishTerms',
  ],
];

/** Other values of the same kind, the most alike first. */
const others = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [];
  const more = /^-?\d{1,16}$/.test(value) ? [String(BigInt(value) + 1n)] : [];
  const item = /^(.{22}\.)(\d+)(\.\d+)$/.exec(value);
  const next = item === null ? [] : [`${item[1]}${Number(item[2]) + 1}${item[3]}`];
  const last = value.endsWith('1') ? '2' : '1';
  return [
    ...more,
    ...next,
    `${value.slice(0, -1)}${last}`,
    `${value.slice(0, -1)}A`,
    ...words.filter((word) => word !== value),
  ];
};

/** Every value that stands in there and is no object. */
export const leavesOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => leavesOf(one, [...path, index]));
  if (typeof value !== 'object') return [path];
  return value === null ? [] : Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
};

const replacedAt = (value: unknown, path: Path, change: (leaf: unknown) => unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? replacedAt(one, rest, change) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? replacedAt(one, rest, change) : one]),
  );
};

/** The event with another lawful value there; null where there is only one. */
export const mutated = (event: GlasscaseEvent, path: Path): GlasscaseEvent | null => {
  for (let choice = 0; choice < words.length + 4; choice += 1) {
    const data = replacedAt(event.data, path, (leaf) => others(leaf)[choice]);
    const parsed = glasscaseEvent.safeParse({ ...event, data });
    if (parsed.success) return parsed.data;
  }
  return null;
};

/** `BattleSettled.awards[].rank` */
export const nameOf = (event: GlasscaseEvent, path: Path): string =>
  path.reduce<string>((name, key) => name + (typeof key === 'number' ? '[]' : `.${key}`), event.type);
