import type { Family } from './family.ts';
import type { Sketch } from './sketch.ts';
import { boundsOf } from './svg/bounds.ts';
import { num, nums } from './svg/number.ts';

/** Every item fills the same 640 × 400 stage as far as its shape allows; the rest is room for rim and halo. */
const WIDTH = 590;
const HEIGHT = 322;
/** Upright things may stand taller, or they would look small beside a rifle. */
const TALL_HEIGHT = 356;
const TALL_RATIO = 1.2;

/** A mirrored pair is laid out by hand: its extent is not that of its one drawn piece. */
const PAIR_TRANSFORM = 'translate(320 200)scale(1.045)translate(-320 -208.7)';

/** Tilts the drawn silhouette, then centres and scales it to fill the stage. */
export function stageTransform(family: Family, sketch: Sketch): string {
  if (family.pair === true) return PAIR_TRANSFORM;
  const box = boundsOf(sketch.extent, family.tilt);
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const tall = width / height < TALL_RATIO;
  const scale = Math.min(WIDTH / width, (tall ? TALL_HEIGHT : HEIGHT) / height);
  const centre = nums(-(box.left + box.right) / 2, -(box.top + box.bottom) / 2);
  const turn = family.tilt === 0 ? '' : `rotate(${num(family.tilt)})`;
  return `translate(320 200)scale(${Math.round(scale * 1000) / 1000})translate(${centre})${turn}`;
}
