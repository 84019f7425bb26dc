import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { loadTexts } from './i18n/load-texts.ts';
import { firstPages } from './vite/first-pages.ts';
import { injectTexts } from './vite/inject-texts.ts';
import { inlineDocuments } from './vite/inline-documents.ts';
import { installable } from './vite/installable.ts';
import { layerModules } from './vite/layer-modules.ts';

/** Asks for the Latin face together with the styles: text is there from the first paint on. */
const preloadTextFace = (): Plugin => ({
  name: 'preload-text-face',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const face = Object.keys(bundle ?? {}).find((file) => /archivo-latin-.*\.woff2$/.test(file));
      if (face === undefined) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}`, crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});

/**
 * States the order of the cascade layers in every stylesheet. The build decides which file a browser reads first, and
 * a layer takes its rank where it is first named: without this, a primitive's styles can fall behind the reset.
 */
const rankLayers = (): Plugin => ({
  name: 'rank-layers',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css') || typeof file.source !== 'string') continue;
      file.source = `@layer reset,base,ui,words,feature;${file.source}`;
    }
  },
});

const COMPRESSIBLE = /\.(js|css|html|svg)$/;
/** Below this many bytes a compressed file saves no packet. */
const WORTH_COMPRESSING = 1024;

/** Writes each text file a second and third time as Brotli and gzip, so that the server never compresses. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    await Promise.all(
      Object.keys(bundle)
        .filter((file) => COMPRESSIBLE.test(file))
        .map(async (file) => {
          const path = join(dir, file);
          const text = await readFile(path);
          if (text.length < WORTH_COMPRESSING) return;
          await writeFile(`${path}.br`, brotliCompressSync(text));
          await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
        }),
    );
  },
});

/** A part of the interface that at least so many pages and dialogs use comes with the first page. */
const PARTS_SHARED = 6;

const partNames = async (): Promise<readonly string[]> => Object.keys((await loadTexts('zh-CN')).parts);

/** Libraries change seldom: their own files, by name, stay in the browser's cache when the site is updated. */
const LIBRARIES = {
  react: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  // Subscriptions load once they are needed, the printer in pages that are older than their gateway.
  data: /node_modules[\\/](@apollo[\\/](?!client[\\/]link[\\/]subscriptions)|graphql[\\/](?!language[\\/](print|blockString))|graphql-tag|rxjs|@wry|optimism|tslib)/,
};

/** The gateway that development runs against. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    inlineDocuments(),
    injectTexts(partNames),
    react({ jsxImportSource: '#page' }),
    layerModules(),
    rankLayers(),
    preloadTextFace(),
    firstPages(Object.keys(LIBRARIES)),
    installable(join(import.meta.dirname, 'public')),
    precompress(),
  ],
  // RxJS has its native classes under this condition; the others are a compiled copy, with helpers for it.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/art/': { target: gateway, bypass: ({ url }) => (url && /\.ts(\?|$)/.test(url) ? url : undefined) },
      '/log/': gateway,
      '/api': gateway,
      '/health': gateway,
      '/account/': gateway,
      '/avatars/': gateway,
      '/sandbox/': gateway,
      '/webhooks/': gateway,
      '/ws': { target: gateway, ws: true },
    },
  },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox128'],
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // The browser finds a script's own imports: naming each of them ahead costs a phone more of its main thread than the round
      // trip that it saves. Nothing else names the styles.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...Object.entries(LIBRARIES).map(([name, test]) => ({ name, test })),
            // The code of the first paint is one file, and so are the parts that most pages share, and the code that shows
            // cases: a phone waits longer for each of many small files than for their content. The worker stays a file of its own.
            { name: 'page', tags: ['$initial'], test: /^(?!.*[\\/]web[\\/]worker[\\/])/ },
            { name: 'parts', test: /[\\/]web[\\/](ui|platform|i18n)[\\/]/, minShareCount: PARTS_SHARED },
            { name: 'cases', test: /[\\/]features[\\/](cases|home)[\\/]/, minShareCount: 2 },
            // Rules of input are smaller together than the requests for each.
            { name: 'input', test: /[\\/]schema[\\/]input[\\/]/ },
          ],
        },
      },
    },
  },
});
