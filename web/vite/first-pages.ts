import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Files of a build without those that its scripts load later, in the order in which scripts name them. */
interface LoadedFiles {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The files that load together with the chunks of these modules: the chunks and all that they import, with their styles. */
export const loadedWithModules = (bundle: Rolldown.OutputBundle, modules: readonly RegExp[]): LoadedFiles => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.has(file)) return;
    scripts.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(take);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    const { facadeModuleId } = chunk.type === 'chunk' ? chunk : { facadeModuleId: null };
    const module = facadeModuleId === null ? '' : facadeModuleId.replaceAll('\\', posix.sep);
    if (modules.some((wanted) => wanted.test(module))) take(file);
  }
  return { scripts, styles };
};

/**
 * Pages that strangers arrive at, by their files: the component of each, and the texts that it shows in the language that most have.
 */
const FIRST: Readonly<Record<string, readonly RegExp[]>> = {
  'home.html': [/\/features\/home\/HomePage\.tsx$/, /\/generated\/texts\/zh-CN\/(home|cases)\.ts$/],
  'proof.html': [/\/features\/trust\/TrustPage\.tsx$/, /\/generated\/texts\/zh-CN\/(trust|fairness|fairness-log)\.ts$/],
};

/**
 * Has a library, by the name of its chunk, run as soon as it is there, in a task of its own. Named as what the page's script needs
 * alone, it would run together with that in one, after the last of both has come.
 */
const runningApart = (html: string, name: string): string => {
  const link = new RegExp(`<link rel="modulepreload" crossorigin href="(/assets/${name}-[^"]+\\.js)">`);
  if (!link.test(html)) throw new Error(`the page names no library ${name}`);
  return html.replace(link, '<script type="module" async crossorigin src="$1"></script>');
};

const STYLESHEETS = /<link rel="stylesheet"[^>]*>/g;

const preloading = (html: string, { scripts, styles }: LoadedFiles): string => {
  const linked = html.match(STYLESHEETS) ?? [];
  const sheets = [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const preloads = [...scripts]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .filter((link) => !html.includes(link));
  // The first paint waits for the styles alone: a browser that opens few connections asks for them before the scripts.
  return html
    .replace(STYLESHEETS, '')
    .replace(
      '<script type="module"',
      (script) => `${[...new Set([...linked, ...sheets])].join('\n    ')}\n    ${script}`,
    )
    .replace('</head>', () => `${preloads.join('\n    ')}\n  </head>`);
};

/**
 * Has these libraries run apart, and writes pages beside `index.html`: the same, but that each asks for its page's code together with
 * the rest instead of after it. The gateway paints them, and adds the first answer of the API to the home page.
 */
export const firstPages = (libraries: readonly string[]): Plugin => ({
  name: 'first-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      page.source = libraries.reduce(runningApart, String(page.source));
      for (const [fileName, modules] of Object.entries(FIRST))
        this.emitFile({
          type: 'asset',
          fileName,
          source: preloading(page.source, loadedWithModules(bundle, modules)),
        });
    },
  },
});
