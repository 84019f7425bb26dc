const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether plain members alone tell that two objects are equal; false also where only a closer look can tell. */
const haveSameMembers = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean => {
  let members = 0;
  for (const key in a) {
    const member = a[key];
    if (member === undefined || !Object.is(member, b[key])) return false;
    members += 1;
  }
  for (const _ in b) members -= 1;
  return members === 0;
};

/**
 * The first place in which two JSON values differ, as a path like `data.ticket`; null when they are equal. Of two
 * events it says as much as comparing their canonical bytes, because canonical bytes depend on the value alone.
 */
export const firstDifference = (a: unknown, b: unknown, path = ''): string | null => {
  if (Object.is(a, b)) return null;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return path;
    for (let i = 0; i < a.length; i += 1) {
      const difference = firstDifference(a[i], b[i], `${path}[${i}]`);
      if (difference !== null) return difference;
    }
    return null;
  }
  if (!isRecord(a) || !isRecord(b)) return path;
  if (haveSameMembers(a, b)) return null;
  let members = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return path;
    members += 1;
  }
  for (const _ in b) members -= 1;
  if (members !== 0) return path;
  for (const key in a) {
    const left = a[key];
    const right = b[key];
    if (left === right && left !== 0) continue;
    const difference = firstDifference(left, right, path === '' ? key : `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
};
