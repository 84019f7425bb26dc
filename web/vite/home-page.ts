import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Files of a build without those that its scripts load later, in the order in which scripts name them. */
interface LoadedFiles {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** What loads together with the chunks of these modules: they and all that they import, with their styles. */
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

/** The home page's own component, and the texts that it shows in the language that most have. */
const FIRST = [/\/features\/home\/HomePage\.tsx$/, /\/generated\/texts\/zh-CN\/(home|cases)\.ts$/];

const STYLESHEETS = /<link rel="stylesheet"[^>]*>/g;

/**
 * Writes `home.html` beside `index.html`: the same page, which asks for the home page's code together with the rest instead of
 * after it. The gateway adds the first answer of the API to it.
 */
export const homePage = (): Plugin => ({
  name: 'home-page',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      const html = String(page.source);
      const linked = html.match(STYLESHEETS) ?? [];
      const { scripts, styles } = loadedWithModules(bundle, FIRST);
      const sheets = [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
      const preloads = [...scripts]
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        .filter((link) => !html.includes(link));
      // What is painted waits for the styles alone: a browser that opens few connections asks for them before the scripts.
      const source = html
        .replace(STYLESHEETS, '')
        .replace(
          '<script type="module"',
          (script) => `${[...new Set([...linked, ...sheets])].join('\n    ')}\n    ${script}`,
        )
        .replace('</head>', () => `${preloads.join('\n    ')}\n  </head>`);
      this.emitFile({ type: 'asset', fileName: 'home.html', source });
    },
  },
});
