import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg)$/;
/** Below this many bytes a compressed file saves no packet. */
const WORTH_COMPRESSING = 1024;

/** Writes each text file a second and third time as Brotli and gzip, so that the server never compresses. */
export const precompress = (): Plugin => ({
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
