import type { Asked } from '../ledger.ts';
import { type Check, checkOf } from './check.ts';
import type { LogRow } from './log-rows.ts';

const groupByCommand = (rows: readonly LogRow[]): ReadonlyMap<string, readonly LogRow[]> => {
  const groups = new Map<string, LogRow[]>();
  for (const row of rows) {
    if (row.commandId === null) continue;
    const group = groups.get(row.commandId);
    if (group === undefined) groups.set(row.commandId, [row]);
    else group.push(row);
  }
  return groups;
};

const faultOf = ({ id, kind, events, answer }: Asked, rows: readonly LogRow[]): string | null => {
  const positions = rows.map(({ position }) => position);
  const first = positions[0] ?? 0;
  const name = `${kind} ${id}`;
  if (answer === null) return `${name} was never answered`;
  if ('code' in answer) return rows.length === 0 ? null : `${name} was refused (${answer.code}) and is in the log`;
  if (rows.length === 0) return `${name} was acknowledged at ${answer.position} and is not in the log`;
  if (!positions.includes(answer.position))
    return `${name} was acknowledged at ${answer.position}, and is at ${positions}`;
  if (positions.some((position, index) => position !== first + index))
    return `${name} is in several places: ${positions}`;
  const plays = rows.filter(({ type }) => type === 'CaseOpened').length;
  return plays === events ? null : `${name} has ${plays} plays in the log, and asked for ${events}`;
};

/** Compares the clients' own ledger with the log: each answered command is in the log, once. */
export const checkCommands = (asked: Iterable<Asked>, rows: readonly LogRow[]): Check => {
  const groups = groupByCommand(rows);
  const commands = [...asked];
  const faults = commands.flatMap((command) => faultOf(command, groups.get(command.id) ?? []) ?? []);
  const accepted = commands.filter(({ answer }) => answer !== null && 'position' in answer).length;
  const unknown = commands.filter((command) => command.unknown > 0).length;
  return checkOf(
    'commands',
    `${commands.length} commands, ${accepted} accepted, ${commands.length - accepted} refused, ${unknown} asked again`,
    faults,
  );
};
