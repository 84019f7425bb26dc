import { isTar } from './tar.ts';

/** The larger of what a compressed archive may be and unpack to; a log of more entries is taken unpacked, of which nothing is held. */
const MAX_UNPACKED_BYTES = 512 * 2 ** 20;

export type Gunzipped =
  | { readonly ok: true; readonly tar: Blob }
  /** `not a tar`: the content of the gzip is no archive. `damaged archive`: cut off, or no gzip. */
  | { readonly ok: false; readonly fault: 'unpacks too large' | 'not a tar' | 'damaged archive' };

const faulty = (fault: Extract<Gunzipped, { ok: false }>['fault']): Gunzipped => ({ ok: false, fault });

const HEAD_BYTES = 512;

/**
 * The tar in a gzip (RFC 1952). The verifier drops other content with its first block, and content of more than `most` bytes as
 * soon as it exceeds them, however small the gzip was.
 */
export const gunzipTar = async (content: Blob, most = MAX_UNPACKED_BYTES): Promise<Gunzipped> => {
  if (content.size > most) return faulty('unpacks too large');
  const reader = content.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Blob[] = [];
  let size = 0;
  let isLooked = false;
  const stop = async (fault: Parameters<typeof faulty>[0]): Promise<Gunzipped> => {
    await reader.cancel();
    return faulty(fault);
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > most) return await stop('unpacks too large');
      parts.push(new Blob([value]));
      if (isLooked || size < HEAD_BYTES) continue;
      isLooked = true;
      const head = await new Blob(parts).slice(0, HEAD_BYTES).arrayBuffer();
      if (!isTar(new Uint8Array(head))) return await stop('not a tar');
    }
  } catch {
    return faulty('damaged archive');
  }
  return isLooked ? { ok: true, tar: new Blob(parts) } : faulty('not a tar');
};
