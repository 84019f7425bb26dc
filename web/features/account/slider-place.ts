/** Pixels of the picture, whatever the size it is shown at. */
export interface SliderSize {
  readonly width: number;
  readonly pieceSize: number;
}

/** The farthest left edge of the piece. */
export const farthestPlace = ({ width, pieceSize }: SliderSize): number => Math.max(0, width - pieceSize);

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/**
 * Where the piece is when it was taken at `grabbed` and the finger is at `at`, both in CSS pixels from the left of the
 * picture as it is shown, `shownWidth` wide. `from` is where the piece lay when it was taken.
 */
export const draggedPlace = (
  size: SliderSize,
  { from, grabbed, at, shownWidth }: { from: number; grabbed: number; at: number; shownWidth: number },
): number => {
  if (shownWidth <= 0) return clamp(from, farthestPlace(size));
  return Math.round(clamp(from + ((at - grabbed) * size.width) / shownWidth, farthestPlace(size)));
};
