import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { loadTexts } from '../i18n/load-texts.ts';
import { languages } from '../i18n/locales.ts';
import { loadedWithModules } from './first-pages.ts';

/** The ground of the theme that a device starts with; `tokens.css` has it as `--ground`. */
const GROUND = '#0d0b14';

/** Pixels, and how much of the picture the mark takes: systems cut maskable ones, and Apple's, into shapes of their own. */
const ICONS = [
  { file: 'icons/192.png', size: 192, mark: 1, purpose: 'any' },
  { file: 'icons/512.png', size: 512, mark: 1, purpose: 'any' },
  { file: 'icons/maskable-512.png', size: 512, mark: 0.66, purpose: 'maskable' },
  // Asked for by this name, whatever a page says.
  { file: 'apple-touch-icon.png', size: 180, mark: 0.8, purpose: null },
] as const;

const drawIcon = async (
  svg: Buffer,
  { size, mark }: { readonly size: number; readonly mark: number },
): Promise<Buffer> => {
  const width = Math.round(size * mark);
  // Density is pixels an inch where 72 are the picture's own size.
  const drawn = await sharp(svg, { density: (72 * width) / 28 })
    .resize(width, width)
    .png()
    .toBuffer();
  if (mark === 1) return drawn;
  const canvas = { width: size, height: size, channels: 4, background: GROUND } as const;
  return sharp({ create: canvas })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
};

const FAVICON_SIZE = 32;

/** The icon that browsers and others ask for without a link to it: an ICO file of one PNG picture. */
const favicon = async (svg: Buffer): Promise<Buffer> => {
  const png = await drawIcon(svg, { size: FAVICON_SIZE, mark: 1 });
  const header = Buffer.alloc(22);
  // An icon file with one picture: its width and height, planes, bits a pixel, bytes, and where they begin.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(FAVICON_SIZE, 6);
  header.writeUInt8(FAVICON_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

const webManifest = async (language: (typeof languages)[number]): Promise<string> => {
  const { name, description } = (await (await loadTexts(language)).parts.app()).default;
  return JSON.stringify({
    id: '/home',
    name,
    short_name: 'Glasscase',
    description,
    lang: language,
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: ICONS.flatMap(({ file, size, purpose }) =>
      purpose === null ? [] : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
  });
};

/** Modules that every page needs, the home page, and the note that there is no network, in each language. */
const SHELL = [
  /\/web\/index\.html$/,
  /\/features\/connection\/Connection\.tsx$/,
  /\/features\/home\/HomePage\.tsx$/,
  /\/(platform\/live-link\.ts|shell\/frame\/Balances\.tsx)$/,
  /\/generated\/texts\/[^/]+\/(index|connection|home|cases)\.ts$/,
];
const TEXT_FACE = /archivo-latin-.*\.woff2$/;
const PUBLIC_FILES = ['before-paint.js', 'mark.svg'] as const;

/** The worker's code for a build of these files, given by their paths. */
const workerFor = (code: string, files: Readonly<Record<string, string | Uint8Array>>): string => {
  const hashes = Object.entries(files).map(
    ([path, source]) => [path, `sha256-${createHash('sha256').update(source).digest('base64')}`] as const,
  );
  const version = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 16);
  return code.replace('__SHELL__', () => JSON.stringify({ version, files: Object.fromEntries(hashes) }));
};

/** Makes the site one that can be installed, and opens without a network: manifests, icons, and the service worker. */
export const installable = (publicFolder: string): Plugin => ({
  name: 'installable',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: join(import.meta.dirname, '../worker/worker.ts'), fileName: 'worker.js' });
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: `/${languages[0]}.webmanifest` }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
  ],
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const mark = await readFile(join(publicFolder, 'mark.svg'));
      for (const icon of ICONS)
        this.emitFile({ type: 'asset', fileName: icon.file, source: await drawIcon(mark, icon) });
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: await favicon(mark) });
      for (const language of languages) {
        const source = await webManifest(language);
        this.emitFile({ type: 'asset', fileName: `${language}.webmanifest`, source });
      }
      const worker = bundle['worker.js'];
      if (worker?.type !== 'chunk' || worker.imports.length > 0) throw new Error('the worker is not one file');
      const { scripts, styles } = loadedWithModules(bundle, SHELL);
      const faces = Object.keys(bundle).filter((file) => TEXT_FACE.test(file));
      const built = ['index.html', ...styles, ...scripts, ...faces].map((file) => {
        const made = bundle[file];
        if (made === undefined) throw new Error(`the build has no ${file}`);
        return [`/${file}`, made.type === 'chunk' ? made.code : made.source] as const;
      });
      const kept = PUBLIC_FILES.map(async (file) => [`/${file}`, await readFile(join(publicFolder, file))] as const);
      worker.code = workerFor(worker.code, Object.fromEntries([...built, ...(await Promise.all(kept))]));
    },
  },
});
