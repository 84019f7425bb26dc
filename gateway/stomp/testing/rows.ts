import type { LiveRow } from '../../../engine/projections/live-event.ts';

/** A drop of the feed that may be shown at this time. */
export const dropRow = (seq: number, displayAt = 0): LiveRow => ({
  type: 'CASE_DROP',
  drop: {
    id: `${'r'.repeat(22)}.${seq}`,
    game: 'case',
    playerId: 'p'.repeat(22),
    skinId: 'brook',
    wear: 'FT',
    value: '750',
    grade: 3,
    caseSlug: 'ember',
  },
  seq,
  position: 100 + seq,
  at: 0,
  displayAt,
});
