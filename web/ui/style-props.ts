/**
 * The props in which a component says how it is laid out and set. Each value of each is one class, made by
 * `scripts/make-style-props.ts`; `Box` takes them, and its types follow from this table. Lengths are pixels.
 */
const space = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56] as const;
const heights = [16, 20, 24, 28, 32, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 84] as const;

/** Said to those who listen to the page, not shown: always, or on pages narrower than one of these widths. */
export const VISUALLY_HIDDEN = {
  declarations:
    'position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap',
  below: [768, 1024],
} as const;

export const STYLE_PROPS = {
  gap: { lengths: 'gap', steps: space },
  gapX: { lengths: 'column-gap', steps: space },
  gapY: { lengths: 'row-gap', steps: space },
  align: {
    words: {
      start: 'align-items: flex-start',
      center: 'align-items: center',
      end: 'align-items: flex-end',
      baseline: 'align-items: baseline',
      stretch: 'align-items: stretch',
    },
  },
  justify: {
    words: {
      start: 'justify-content: flex-start',
      center: 'justify-content: center',
      end: 'justify-content: flex-end',
      between: 'justify-content: space-between',
    },
  },
  self: {
    words: { start: 'align-self: flex-start', center: 'align-self: center', end: 'align-self: flex-end' },
  },
  direction: { words: { row: 'flex-direction: row', column: 'flex-direction: column' } },
  display: {
    words: {
      none: 'display: none',
      block: 'display: block',
      flex: 'display: flex',
      grid: 'display: grid',
      'inline-flex': 'display: inline-flex',
    },
  },
  wrap: { words: { true: 'flex-wrap: wrap' } },
  grow: { words: { true: 'flex: 1' } },
  /** Neither grows nor shrinks. */
  rigid: { words: { true: 'flex: none' } },
  /** May become narrower than what it holds. */
  shrink: { words: { true: 'min-inline-size: 0' } },
  centered: { words: { true: 'place-items: center' } },
  columns: {
    words: {
      1: 'grid-template-columns: minmax(0, 1fr)',
      2: 'grid-template-columns: repeat(2, minmax(0, 1fr))',
      3: 'grid-template-columns: repeat(3, minmax(0, 1fr))',
      4: 'grid-template-columns: repeat(4, minmax(0, 1fr))',
      6: 'grid-template-columns: repeat(6, minmax(0, 1fr))',
      'auto-1fr': 'grid-template-columns: auto minmax(0, 1fr)',
      '1fr-auto': 'grid-template-columns: minmax(0, 1fr) auto',
      'auto-1fr-auto': 'grid-template-columns: auto minmax(0, 1fr) auto',
    },
  },
  span: { words: { all: 'grid-column: 1 / -1' } },
  pad: { lengths: 'padding', steps: space },
  padX: { lengths: 'padding-inline', steps: space, words: { gutter: 'padding-inline: var(--gutter)' } },
  padY: { lengths: 'padding-block', steps: space },
  padTop: { lengths: 'padding-block-start', steps: space },
  padBottom: { lengths: 'padding-block-end', steps: space },
  padStart: { lengths: 'padding-inline-start', steps: space },
  padEnd: { lengths: 'padding-inline-end', steps: space },
  marginY: { lengths: 'margin-block', steps: space },
  marginTop: { lengths: 'margin-block-start', steps: space },
  marginBottom: { lengths: 'margin-block-end', steps: space },
  /** `outdent`: the words of a quiet button begin where those around it do. */
  marginStart: {
    words: {
      auto: 'margin-inline-start: auto',
      outdent: 'margin-inline-start: -12px',
      0: 'margin-inline-start: 0',
      4: 'margin-inline-start: 4px',
      8: 'margin-inline-start: 8px',
    },
  },
  minHeight: { lengths: 'min-block-size', steps: heights },
  height: { lengths: 'block-size', steps: heights },
  /** As far as lines are read with ease. */
  maxWidth: { lengths: 'max-inline-size', steps: [560, 640, 760, 880], words: { text: 'max-inline-size: 72ch' } },
  width: { words: { full: 'inline-size: 100%', 44: 'inline-size: 44px' } },
  /** `above`: may be pressed though a link covers the box around it. */
  position: { words: { relative: 'position: relative', above: 'position: relative; z-index: 1' } },
  overflow: { words: { hidden: 'overflow: hidden' } },
  /** A hairline at an edge. */
  line: {
    words: {
      top: 'border-block-start: 1px solid var(--hairline)',
      bottom: 'border-block-end: 1px solid var(--hairline)',
      both: 'border-block: 1px solid var(--hairline)',
      none: 'border: 0',
    },
  },
  radius: {
    words: {
      control: 'border-radius: var(--radius-control)',
      card: 'border-radius: var(--radius-card)',
      small: 'border-radius: 4px',
    },
  },
  ground: {
    words: {
      well: 'background: var(--well)',
      surface: 'background: var(--surface)',
      'surface-2': 'background: var(--surface-2)',
      'surface-3': 'background: var(--surface-3)',
      /** Stands out most: the ground and the text change colours. */
      inverse: 'background: var(--text); color: var(--ground)',
    },
  },
  ring: {
    words: {
      hairline: 'box-shadow: inset 0 0 0 1px var(--hairline-strong)',
      control: 'box-shadow: inset 0 0 0 1px var(--control)',
      accent: 'box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--accent) 50%, transparent)',
    },
  },
  /** The type scale; `note` is small text of more than a line, `figure` a single large number. */
  size: {
    words: {
      small: 'font-size: 12px; line-height: 16px',
      note: 'font-size: 12px; line-height: 18px',
      body: 'font-size: 14px; line-height: 20px',
      large: 'font-size: 16px; line-height: 24px',
      tight: 'font-size: 16px; line-height: 20px',
      title: 'font-size: 20px; line-height: 28px',
      display: 'font-size: 28px; line-height: 36px',
      figure: 'font-size: 40px; line-height: 48px',
    },
  },
  tone: {
    words: {
      text: 'color: var(--text)',
      soft: 'color: var(--soft)',
      muted: 'color: var(--muted)',
      info: 'color: var(--info)',
      danger: 'color: var(--danger-text)',
      caution: 'color: var(--caution)',
      accent: 'color: var(--accent)',
      'accent-soft': 'color: var(--accent-soft)',
    },
  },
  /** Figures that are compared with each other. */
  num: {
    words: {
      true: 'font-variant-numeric: tabular-nums lining-nums; font-stretch: 106%; font-weight: 600; letter-spacing: 0.002em',
    },
  },
  weight: { words: { 400: 'font-weight: 400', 500: 'font-weight: 500', 600: 'font-weight: 600' } },
  nowrap: { words: { true: 'white-space: nowrap' } },
  /** One line; text without room ends in an ellipsis. */
  truncate: { words: { true: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap' } },
  /** Breaks inside of words that are longer than the line: hashes, addresses, names. */
  anywhere: { words: { true: 'overflow-wrap: anywhere' } },
  /** Where lines end: all of about one length, or no last one of a single word. */
  textWrap: { words: { balance: 'text-wrap: balance', pretty: 'text-wrap: pretty' } },
  text: {
    words: { start: 'text-align: var(--start)', center: 'text-align: center', end: 'text-align: var(--end)' },
  },
} as const;

type Props = typeof STYLE_PROPS;
type Flag<Word> = Word extends 'true' ? true : Word;
type ValueOf<Prop> =
  | (Prop extends { readonly steps: readonly (infer Step)[] } ? Step : never)
  | (Prop extends { readonly words: infer Words } ? Flag<keyof Words> : never);

/** One value, or one for phones and one from 768 px on. */
type OnEachWidth<Value> = Value | readonly [phone: Value, wide: Value];

export type StyleProps = { readonly [Name in keyof Props]?: OnEachWidth<ValueOf<Props[Name]>> | undefined } & {
  readonly visuallyHiddenBelow?: (typeof VISUALLY_HIDDEN.below)[number] | undefined;
};
