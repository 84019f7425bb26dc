import type { Plugin } from 'vite';

/** Asks for the Latin face together with the styles: text is there from the first paint on. */
export const preloadTextFace = (base = '/'): Plugin => ({
  name: 'preload-text-face',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const face = Object.keys(bundle ?? {}).find((file) => /archivo-latin-.*\.woff2$/.test(file));
      if (face === undefined) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `${base}${face}`, crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});
