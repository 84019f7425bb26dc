import type { Plugin } from 'vite';

/** Puts each CSS module into its cascade layer: parts of every page below the style props, what is one page's own above them. */
export const layerModules = (): Plugin => ({
  name: 'layer-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code, id) => ({
      code: `@layer ${/[\\/]web[\\/](ui|platform)[\\/]/.test(id) ? 'ui' : 'feature'} {\n${code}}\n`,
      map: null,
    }),
  },
});
