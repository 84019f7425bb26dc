import { useId } from 'react';
import type { OddsTiles } from './intensity.ts';
import styles from './RevealStage.module.css';

/** Tile and pitch, in units of the drawing. */
const TILE = 4;
const PITCH = 7;

/** The odds drawn as themselves: as many tiles as there are chances, and one of them lit. */
export const OddsField = ({ field: { columns, tiles, lit } }: { readonly field: OddsTiles }) => {
  const glow = useId();
  const rows = Math.ceil(tiles / columns);
  const at = (place: number) => ({ x: (place % columns) * PITCH, y: Math.floor(place / columns) * PITCH });
  const dark = Array.from({ length: tiles }, (_, place) => at(place))
    .filter((_, place) => place !== lit)
    .map(({ x, y }) => `M${x} ${y}h${TILE}v${TILE}h-${TILE}z`)
    .join('');
  const hit = at(lit);
  const viewBox = `0 0 ${columns * PITCH - PITCH + TILE} ${rows * PITCH - PITCH + TILE}`;
  return (
    <div className={styles.field} aria-hidden="true">
      <div className={styles.wipe}>
        <svg viewBox={viewBox} aria-hidden="true">
          <path d={dark} />
        </svg>
      </div>
      <svg viewBox={viewBox} className={styles.hit} aria-hidden="true">
        <radialGradient id={glow}>
          <stop stopOpacity={0.75} />
          <stop offset={1} stopOpacity={0} />
        </radialGradient>
        <circle cx={hit.x + TILE / 2} cy={hit.y + TILE / 2} r={26} fill={`url(#${glow})`} />
        <rect x={hit.x - 1} y={hit.y - 1} width={TILE + 2} height={TILE + 2} />
      </svg>
    </div>
  );
};
