/** The place after this one; after the last comes the first. */
export const placeAfter = (place: number, count: number): number => (count === 0 ? 0 : (place + 1) % count);

/** Which of equally wide cards stands at the beginning of a row that was scrolled by so much, whichever way it reads. */
export const placeAt = (scrolled: number, cardWidth: number, count: number): number =>
  cardWidth <= 0 ? 0 : Math.min(Math.max(Math.round(Math.abs(scrolled) / cardWidth), 0), Math.max(count - 1, 0));
