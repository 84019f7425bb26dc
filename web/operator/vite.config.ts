import { globSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { keepTexts } from '../vite/keep-texts.ts';
import { layerModules } from '../vite/layer-modules.ts';
import { precompress } from '../vite/precompress.ts';
import { preloadTextFace } from '../vite/preload-text-face.ts';
import { rankLayers } from '../vite/rank-layers.ts';

const BASE = '/operator/';

/** The gateway that development runs against. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

const pages = globSync('pages/*/*.tsx', { cwd: import.meta.dirname });

/** The operator's console: a client of its own, so that no player loads a byte of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: BASE,
  publicDir: false,
  plugins: [
    // Pages are found by their manifests: no import leads to them.
    keepTexts(...['main.tsx', ...pages].map((file) => join(import.meta.dirname, file))),
    react({ jsxImportSource: '#page' }),
    layerModules(),
    rankLayers(),
    preloadTextFace(BASE),
    precompress(),
  ],
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    proxy: Object.fromEntries(
      ['graphql', 'sign-in', 'sign-out', 'invitation'].map((door) => [
        `${BASE}${door}`,
        // The invitation is a page as well: only its doors are the gateway's.
        { target: gateway, ws: true, bypass: ({ method, url }) => (method === 'GET' ? url : undefined) },
      ]),
    ),
  },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox128'],
    outDir: '../dist/operator',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
