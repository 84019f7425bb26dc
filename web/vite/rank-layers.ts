import type { Plugin } from 'vite';

/**
 * States the order of the cascade layers in every stylesheet. The build decides which file a browser reads first, and
 * a layer takes its rank where it is first named: without this, a primitive's styles can fall behind the reset.
 */
export const rankLayers = (): Plugin => ({
  name: 'rank-layers',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css') || typeof file.source !== 'string') continue;
      file.source = `@layer reset,base,ui,words,feature;${file.source}`;
    }
  },
});
