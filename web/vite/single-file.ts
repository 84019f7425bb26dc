import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The network is for a site that the reader names: any, and one on this machine. */
const policyOf = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${sourceOf(script)}`,
    `style-src ${sourceOf(style)}`,
    'connect-src https: http://localhost:* http://127.0.0.1:*',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Escapes the tag that would end the element of the script; in strings the backslash has no effect. */
const withinScript = (code: string): string => {
  if (code.includes('<!--')) throw new Error('the script holds <!--, which begins a comment in HTML');
  return code.replace(/<\/(?=script)/gi, '<\\/');
};

const withinStyle = (css: string): string => {
  if (/<\/style/i.test(css)) throw new Error('the stylesheet holds </style');
  return css;
};

/**
 * Puts script and styles into the page itself, and allows by its policy these very bytes alone. The build must make one
 * chunk and one stylesheet.
 */
export const singleFile = (name: string): Plugin => ({
  name: 'single-file',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle);
      const [chunk, ...chunks] = files.filter((file) => file.type === 'chunk');
      const page = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.html'));
      const [style, ...others] = files.filter((file) => file.type === 'asset' && file !== page);
      if (chunk?.type !== 'chunk' || page?.type !== 'asset' || style?.type !== 'asset') {
        throw new Error('the build lacks its page, its script or its stylesheet');
      }
      if (chunks.length + others.length > 0) {
        throw new Error(`not one file: ${[...chunks, ...others].map(({ fileName }) => fileName).join(', ')}`);
      }
      const script = withinScript(chunk.code.trim());
      const css = withinStyle(String(style.source).trim());
      const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(script, css)}" />`;
      const html = String(page.source)
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
        .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`)
        .replace('</head>', (end) => `  <style>${css}</style>\n  ${end}`)
        .replace('</body>', (end) => `  <script type="module">${script}</script>\n  ${end}`);
      for (const file of Object.keys(bundle)) delete bundle[file];
      this.emitFile({ type: 'asset', fileName: name, source: html });
    },
  },
});
