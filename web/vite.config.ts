import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { loadTexts } from './i18n/load-texts.ts';
import { firstPages } from './vite/first-pages.ts';
import { injectTexts } from './vite/inject-texts.ts';
import { inlineDocuments } from './vite/inline-documents.ts';
import { installable } from './vite/installable.ts';
import { layerModules } from './vite/layer-modules.ts';
import { precompress } from './vite/precompress.ts';
import { preloadTextFace } from './vite/preload-text-face.ts';
import { rankLayers } from './vite/rank-layers.ts';

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
