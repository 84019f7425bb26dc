import { Icon } from '../../ui/Icon.tsx';
import { ICON_PATHS, type IconName } from '../../ui/icon-paths.ts';

/** Outlines that the console has beside those of the players' client, on the same grid. */
const OWN_PATHS = {
  gauge: 'M3 15a7.5 7.5 0 1 1 14 0M10 13l4-5',
  truck: 'M2 5h10v9H2zM12 8h3.5l2.5 3v3h-6M5 14v2.5M14.5 14v2.5',
  report: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13.5h3',
  people: 'M7.5 3.5l3 2v3l-3 2-3-2v-3zM2 16.5l2.5-3.5h6l2.5 3.5M13 4l3 2v2.5L13.5 10M15 13l3 3.5',
  funnel: 'M3 17V3M3 17h14M6 13l3-4 3 2 5-6',
  terminal: 'M3 4.5l5.5 5.5L3 15.5M10 15.5h7',
  journal: 'M4 3h12v14H4zM7 3v14M10 7h3M10 10h3',
} as const;

export type GlyphName = IconName | keyof typeof OWN_PATHS;
const isShared = (name: GlyphName): name is IconName => Object.hasOwn(ICON_PATHS, name);

interface GlyphProps {
  readonly name: GlyphName;
  /** Pixels; 16 in navigation and rows, 20 in a phone's tabs. */
  readonly size?: number;
}

/** Decoration only: the words beside it give its meaning. */
export const Glyph = ({ name, size = 16 }: GlyphProps) =>
  isShared(name) ? (
    <Icon name={name} size={size} />
  ) : (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={Math.min(1.9, (1.5 * 20) / size)}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
    >
      <path d={OWN_PATHS[name]} />
    </svg>
  );
