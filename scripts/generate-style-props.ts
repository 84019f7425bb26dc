import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_PROPS, VISUALLY_HIDDEN } from '../web/ui/style-props.ts';

/** Writes the classes of `web/ui/style-props.ts`, and the names of its props; `--check` says whether they match. */
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

const files = {
  'style-props.css': `/* Made by npm run codegen from web/ui/style-props.ts. */
@layer words{
${rules('')}
@media (width >= 768px){
${rules('wide-')}
}
.sr-only{${VISUALLY_HIDDEN.declarations}}
${hidden}
}
`,
  'style-props.ts': `// Made by npm run codegen from web/ui/style-props.ts.
/** Names of the props that \`Box\` turns into classes. */
export const STYLE_PROP_NAMES: ReadonlySet<string> = new Set(
  '${[...Object.keys(STYLE_PROPS), 'visuallyHiddenBelow'].join(' ')}'.split(' '),
);
`,
};

const folder = join(import.meta.dirname, '../web/generated');
const stale = Object.entries(files).filter(([name, text]) => {
  try {
    return readFileSync(join(folder, name), 'utf8') !== text;
  } catch {
    return true;
  }
});
if (process.argv.includes('--check')) {
  for (const [name] of stale) process.stderr.write(`web/generated/${name} is out of date: npm run codegen\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [name, text] of stale) writeFileSync(join(folder, name), text);
}
