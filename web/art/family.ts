import type { Sketch } from './sketch.ts';

/** The drawing of one item body, before any finish. */
export interface Family {
  readonly id: string;
  /** Degrees clockwise; guns lean back by 8, blades by 10 to 24, upright things not at all. */
  readonly tilt: number;
  readonly draw: (sketch: Sketch) => void;
  /** Gloves: the one drawn piece is shown twice, mirrored. */
  readonly pair?: true;
}
