/** The box around a set of outlines, in the units of the outlines. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

/** Points per curve: eight keep the box within half a unit for every outline drawn here. */
const SAMPLES = 8;

const LENGTHS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, t: 2, a: 7, z: 0 };

function* steps(d: string): Generator<readonly [command: string, numbers: readonly number[]]> {
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text));
    const length = LENGTHS[letter.toLowerCase()];
    if (length === undefined) throw new Error(`Outline uses the unknown command ${letter}`);
    if (length === 0) yield [letter, []];
    else for (let at = 0; at < numbers.length; at += length) yield [letter, numbers.slice(at, at + length)];
  }
}

function onCurve(points: readonly Point[], t: number): Point {
  let level = points;
  while (level.length > 1) {
    level = level.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = level[index] ?? [x, y];
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    });
  }
  return level[0] ?? [0, 0];
}

/** Points along one outline. Arcs count only as the full half-circles the path helpers write. */
function* pointsAlong(d: string): Generator<Point> {
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [letter, numbers] of steps(d)) {
    const command = letter.toLowerCase();
    const [originX, originY] = letter === command ? at : [0, 0];
    const value = (index: number): number => numbers[index] ?? 0;
    const pair = (index: number): Point => [value(index) + originX, value(index + 1) + originY];
    if (command === 'z') {
      at = start;
      continue;
    }
    if (command === 'h') at = [value(0) + originX, at[1]];
    else if (command === 'v') at = [at[0], value(0) + originY];
    else if (command === 'c' || command === 'q') {
      const control = command === 'c' ? [at, pair(0), pair(2), pair(4)] : [at, pair(0), pair(2)];
      for (let step = 1; step < SAMPLES; step += 1) yield onCurve(control, step / SAMPLES);
      at = pair(command === 'c' ? 4 : 2);
    } else if (command === 'a') {
      const end = pair(5);
      const middle: Point = [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2];
      yield [middle[0], middle[1] - value(1)];
      yield [middle[0], middle[1] + value(1)];
      at = end;
    } else at = pair(0);
    if (command === 'm') start = at;
    yield at;
  }
}

/** The box around outlines after turning them by `degrees` about the origin. */
export function boundsOf(outlines: readonly string[], degrees: number): Bounds {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (const [x, y] of pointsAlong(outline)) {
      const turnedX = x * cos - y * sin;
      const turnedY = x * sin + y * cos;
      left = Math.min(left, turnedX);
      right = Math.max(right, turnedX);
      top = Math.min(top, turnedY);
      bottom = Math.max(bottom, turnedY);
    }
  }
  return { left, top, right, bottom };
}
