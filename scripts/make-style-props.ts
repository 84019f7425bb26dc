import { join } from 'node:path';
import { STYLE_PROPS, VISUALLY_HIDDEN } from '../web/ui/style-props.ts';
import { keepFiles } from './keep-files.ts';

const valuesOf = (prop: (typeof STYLE_PROPS)[keyof typeof STYLE_PROPS]): readonly (readonly [string, string])[] => [
  ...('steps' in prop
    ? prop.steps.map((step) => [String(step), `${prop.lengths}: ${step === 0 ? '0' : `${step}px`}`] as const)
    : []),
  ...('words' in prop ? Object.entries(prop.words) : []),
];

const classes = Object.entries(STYLE_PROPS).flatMap(([name, prop]) =>
  valuesOf(prop).map(([value, declarations]) => ({ name: `${name}-${value}`, declarations })),
);
const rules = (prefix: string): string =>
  classes.map(({ name, declarations }) => `.${prefix}${name}{${declarations}}`).join('\n');

const hidden = VISUALLY_HIDDEN.below
  .map((width) => `@media (width < ${width}px){\n.visuallyHiddenBelow-${width}{${VISUALLY_HIDDEN.declarations}}\n}`)
  .join('\n');

const files = new Map([
  [
    'classes.css',
    `/* Made from web/ui/style-props.ts. */
@layer words{
${rules('')}
@media (width >= 768px){
${rules('wide-')}
}
.sr-only{${VISUALLY_HIDDEN.declarations}}
${hidden}
}
`,
  ],
  [
    'names.ts',
    `// Made from web/ui/style-props.ts.
/** Names of the props that \`Box\` turns into classes. */
export const STYLE_PROP_NAMES: ReadonlySet<string> = new Set(
  '${[...Object.keys(STYLE_PROPS), 'visuallyHiddenBelow'].join(' ')}'.split(' '),
);
`,
  ],
]);

/** Makes the classes of `web/ui/style-props.ts`, and the names of its props, in `web/generated/style-props/`. */
export const makeStyleProps = (): Promise<void> =>
  keepFiles(join(import.meta.dirname, '../web/generated/style-props'), files);
