import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loadTexts } from '../i18n/load-texts.ts';
import { injectTexts } from '../vite/inject-texts.ts';
import { inlineDocuments } from '../vite/inline-documents.ts';
import { layerModules } from '../vite/layer-modules.ts';

/** The code by which the gateway paints pages: the client's own components, for Node, with all that they import. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  publicDir: false,
  plugins: [
    inlineDocuments(),
    injectTexts(async () => Object.keys((await loadTexts('zh-CN')).parts)),
    react({ jsxImportSource: '#page' }),
    layerModules(),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ssr: 'server/paint-page.tsx', outDir: 'dist/.server', emptyOutDir: true },
});
