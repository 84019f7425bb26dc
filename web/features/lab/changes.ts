import { canonicalJson, type Json, parseCanonical } from '../../../engine/kernel/canonical-json.ts';
import { type Entry, encodeEntry } from '../../../engine/log/entry.ts';
import { isOpen, type LabLine } from './lab-log.ts';

/** One value in an entry's data, as JSON. */
export interface ChangedMember {
  /** Where it stands, such as `revealed.roundCount`. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A forger's change of one entry. */
export interface Change {
  readonly kind: 'changed' | 'added' | 'removed';
  readonly type: string;
  /** In the forged log; of a removed entry, in the recorded one. */
  readonly position: number;
  readonly members: readonly ChangedMember[];
}

/** Every value in it that holds no others, by its place. */
const leavesOf = (json: Json, path: string): readonly (readonly [string, string])[] =>
  typeof json === 'object' && json !== null && Object.keys(json).length > 0
    ? Object.entries(json).flatMap(([name, value]) => leavesOf(value, path === '' ? name : `${path}.${name}`))
    : [[path, canonicalJson(json)]];

const dataOf = (entry: Entry): ReadonlyMap<string, string> => {
  const json = parseCanonical(new TextDecoder().decode(encodeEntry(entry)));
  return new Map(typeof json === 'object' && json !== null && 'data' in json ? leavesOf(json.data, '') : []);
};

const membersBetween = (before: Entry, after: Entry): readonly ChangedMember[] => {
  const [was, is] = [dataOf(before), dataOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name): readonly ChangedMember[] => {
    const [from = 'null', to = 'null'] = [was.get(name), is.get(name)];
    return from === to ? [] : [{ name, before: from, after: to }];
  });
};

/** Entries of one command and type in one stream are the same entry: a forger keeps these. */
const byKey = (log: readonly LabLine[]) =>
  new Map(
    log.flatMap((line, position) =>
      isOpen(line)
        ? [[`${line.event.data.commandId} ${line.event.type} ${line.stream}`, { entry: line, position }] as const]
        : [],
    ),
  );

/** The differences between a recorded log and a forged one, in the order of the log. */
export const changesBetween = (recorded: readonly LabLine[], forged: readonly LabLine[]): readonly Change[] => {
  const [before, after] = [byKey(recorded), byKey(forged)];
  const removed = [...before].flatMap(([key, { entry, position }]): readonly Change[] =>
    after.has(key) ? [] : [{ kind: 'removed', type: entry.event.type, position, members: [] }],
  );
  const others = [...after].flatMap(([key, { entry, position }]): readonly Change[] => {
    const was = before.get(key);
    const { type } = entry.event;
    if (was === undefined) return [{ kind: 'added', type, position, members: [] }];
    const members = membersBetween(was.entry, entry);
    return members.length === 0 ? [] : [{ kind: 'changed', type, position, members }];
  });
  return [...removed, ...others].sort((one, other) => one.position - other.position);
};
