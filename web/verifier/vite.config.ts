import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineDocuments } from '../vite/inline-documents.ts';
import { keepTexts } from '../vite/keep-texts.ts';
import { layerModules } from '../vite/layer-modules.ts';
import { singleFile } from '../vite/single-file.ts';

/** The verifier: one file that an auditor can keep, open without a network, and build again byte for byte. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    inlineDocuments(),
    keepTexts(join(import.meta.dirname, 'main.tsx')),
    react({ jsxImportSource: '#page' }),
    layerModules(),
    singleFile('glasscase-verifier.html'),
  ],
  build: {
    target: ['chrome123', 'safari17.5', 'firefox128'],
    outDir: '../dist-verifier',
    emptyOutDir: true,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
