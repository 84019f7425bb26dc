import { num, nums } from './number.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Corners on half units: finer steps cost bytes and cannot be seen at 640 units across. */
const snap = (value: number): number => Math.round(value * 2) / 2;

function parseCorners(text: string, radius: number): Corner[] {
  return text.split(',').map((corner) => {
    const [x = 0, y = 0, own] = corner.trim().split(/\s+/).map(Number);
    return { x, y, radius: own ?? radius };
  });
}

/** Draws relative steps from a current point, leaving out steps too short to see. */
class Pen {
  d = '';
  private x = 0;
  private y = 0;

  line(toX: number, toY: number): void {
    const x = snap(toX);
    const y = snap(toY);
    const dx = x - this.x;
    const dy = y - this.y;
    if (this.d === '') this.d = `M${nums(x, y)}`;
    else if (Math.abs(dx) < 0.05 && Math.abs(dy) < 0.05) return;
    else if (Math.abs(dy) < 0.05) this.d += `h${num(dx)}`;
    else if (Math.abs(dx) < 0.05) this.d += `v${num(dy)}`;
    else this.d += `l${nums(dx, dy)}`;
    this.x = x;
    this.y = y;
  }

  curve(viaX: number, viaY: number, toX: number, toY: number): void {
    const x = snap(toX);
    const y = snap(toY);
    this.d += `q${nums(viaX - this.x, viaY - this.y, x - this.x, y - this.y)}`;
    this.x = x;
    this.y = y;
  }
}

function roundedOutline(corners: readonly Corner[]): string {
  const pen = new Pen();
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const toBefore = Math.hypot(corner.x - before.x, corner.y - before.y) || 1;
    const toAfter = Math.hypot(corner.x - after.x, corner.y - after.y) || 1;
    const radius = Math.min(corner.radius, toBefore / 2, toAfter / 2);
    if (radius < 0.4) {
      pen.line(corner.x, corner.y);
      return;
    }
    pen.line(
      corner.x + ((before.x - corner.x) / toBefore) * radius,
      corner.y + ((before.y - corner.y) / toBefore) * radius,
    );
    pen.curve(
      corner.x,
      corner.y,
      corner.x + ((after.x - corner.x) / toAfter) * radius,
      corner.y + ((after.y - corner.y) / toAfter) * radius,
    );
  });
  return `${pen.d}z`;
}

/**
 * A polygon with rounded corners from `"x y [radius], x y [radius], …"`; sub-paths are split by `;` and, filled
 * even-odd, cut holes.
 */
export function polygon(radius: number, text: string): string {
  return text
    .split(';')
    .map((outline) => roundedOutline(parseCorners(outline, radius)))
    .join('');
}

export function rect(x: number, y: number, width: number, height: number, radius = 1.5): string {
  return polygon(radius, `${x} ${y},${x + width} ${y},${x + width} ${y + height},${x} ${y + height}`);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const arc = `a${nums(rx, ry)} 0 1 0`;
  return `M${nums(x - rx, y)}${arc} ${num(2 * rx)} 0${arc} ${num(-2 * rx)} 0z`;
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

/** A point on a circle; degrees run clockwise from three o'clock, as on screen. */
export function polar(x: number, y: number, radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Cubic steps along a circle from one angle to another, without the starting point; degrees as in {@link polar}. */
function arcSteps(x: number, y: number, radius: number, from: number, to: number): string {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
  const step = (to - from) / count;
  const reach = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  return Array.from({ length: count }, (_, index) => {
    const a = from + index * step;
    const [startX, startY] = polar(x, y, radius, a);
    const [endX, endY] = polar(x, y, radius, a + step);
    const [leadX, leadY] = polar(0, 0, reach, a + 90);
    const [tailX, tailY] = polar(0, 0, reach, a + step + 90);
    return `C${nums(startX + leadX, startY + leadY, endX - tailX, endY - tailY, endX, endY)}`;
  }).join('');
}

/** An open arc. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  return `M${nums(...polar(x, y, radius, from))}${arcSteps(x, y, radius, from, to)}`;
}

/** A slice of a ring between two radii and two angles. */
export function band(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const turn = `L${nums(...polar(x, y, inner, to))}`;
  return `${arc(x, y, outer, from, to)}${turn}${arcSteps(x, y, inner, to, from)}z`;
}

/** Strokes between two radii, one every `step` degrees. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  count: number,
  step: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const degrees = from + index * step;
    return `M${nums(...polar(x, y, inner, degrees))}L${nums(...polar(x, y, outer, degrees))}`;
  }).join('');
}

/** A raked pistol grip hanging from its top-left corner; `rake` is how far the foot swings back. */
export function rakedGrip(x: number, y: number, w: number, h: number, rake: number, waist = 1): string {
  const k = rake;
  return (
    `M${nums(x - 2, y)}L${nums(x + w + 4, y)}` +
    `C${nums(x + w + 2, y + h * 0.16, x + w - k * 0.2 - 5 * waist, y + h * 0.2, x + w - k * 0.32 - 3 * waist, y + h * 0.36)}` +
    `C${nums(x + w - k * 0.45 + 2 * waist, y + h * 0.46, x + w - k * 0.6 - 4 * waist, y + h * 0.56, x + w - k * 0.72, y + h * 0.7)}` +
    `L${nums(x + w - k * 0.98, y + h - 9)}Q${nums(x + w - k, y + h + 1, x + w - k - 11, y + h)}` +
    `L${nums(x - k + 7, y + h - 5)}Q${nums(x - k - 3, y + h - 7, x - k - 1, y + h - 18)}` +
    `C${nums(x - k * 0.72, y + h * 0.62, x - k * 0.3 - 8 * waist, y + h * 0.5, x - k * 0.22 - 3, y + h * 0.26)}` +
    `C${nums(x - k * 0.12, y + h * 0.14, x - 8, y + h * 0.08, x - 2, y)}z`
  );
}

/** A row of slanted slots, each `width` × `height`, `gap` apart, their tops moved sideways by `skew`. */
export function slots(
  x: number,
  y: number,
  count: number,
  width: number,
  height: number,
  gap: number,
  skew = 0,
): string {
  const left = x + 0.8;
  const top = y + 0.8;
  const bottom = top + height - 1.6;
  const step = width + gap;
  return Array.from({ length: count }, (_, index) => {
    const from = left + index * step;
    const to = from + width - 1.6;
    return polygon(0, `${from + skew} ${top},${to + skew} ${top},${to} ${bottom},${from} ${bottom}`);
  }).join('');
}

/** Parallel strokes `step` apart, each `height` tall, their tops moved sideways by `skew`. */
export function ribs(x: number, y: number, count: number, step: number, height: number, skew = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `M${nums(x + index * step + skew, y)}l${nums(-skew, height)}`,
  ).join('');
}

/** A picatinny-like rail: one toothed outline from `from` to at most `to`. */
export function railOutline(from: number, to: number, y: number, height: number): string {
  const teeth = Math.max(0, Math.floor((to - from - 13) / 12) + 1);
  return `M${nums(from, y + height)}v${num(-height)}${'h7.5v3.6h4.5v-3.6'.repeat(teeth)}H${num(to)}v${num(height)}z`;
}
