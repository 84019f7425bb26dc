/** The page couldn't fetch a file below `/log/`. The message tells the reason. */
export class LogUnreachable extends Error {
  override readonly name = 'LogUnreachable';
  readonly path: string;
  constructor(path: string, why: string) {
    super(why);
    this.path = path;
  }
}

/** Reads a resource below `/log/`. Null where there is none. @throws LogUnreachable */
export type ReadLog = (path: string, maxBytes: number) => Promise<Uint8Array | null>;

const TRIES = 5;
const TIMEOUT_MS = 30_000;
const FIRST_PAUSE_MS = 500;
/** Sites limit requests by the minute: no reader has to wait longer. */
const MAX_PAUSE_MS = 70_000;

/** The pause before the next try, ms: the site's `retry-after`, else twice the last pause; at most `MAX_PAUSE_MS`. */
export const pauseBefore = (retryAfter: string | null, failures: number): number => {
  const asked = Number(retryAfter ?? Number.NaN) * 1_000;
  return Math.min(MAX_PAUSE_MS, asked > 0 ? asked : FIRST_PAUSE_MS * 2 ** (failures - 1));
};

const readBounded = async (response: Response, path: string, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const reader = response.body?.getReader(); reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new LogUnreachable(path, `more than ${maxBytes} bytes`);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
};

interface ReaderPorts {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Rejects when the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly signal?: AbortSignal;
}

const isPassing = (status: number): boolean => status === 429 || status >= 500;

/**
 * Reads the log that this site publishes. It retries after a temporary failure (a broken connection, 429, 5xx), with
 * the pause that the site asks for. Tiles and bundles never change and may come from the browser's cache.
 */
export const logReader = ({ fetch, sleep, signal }: ReaderPorts): ReadLog => {
  const ask = async (path: string, maxBytes: number) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`/log/${path}`, {
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      cache: path.startsWith('tile/') ? 'default' : 'no-cache',
      redirect: 'error',
    });
    if (response.status === 200) return { bytes: await readBounded(response, path, maxBytes) };
    await response.body?.cancel();
    if (response.status === 404) return { bytes: null };
    if (!isPassing(response.status)) throw new LogUnreachable(path, `HTTP ${response.status}`);
    return { refused: response };
  };
  return async (path, maxBytes) => {
    for (let failures = 1; ; failures += 1) {
      let why: string;
      let retryAfter: string | null = null;
      try {
        const answer = await ask(path, maxBytes);
        if (answer.refused === undefined) return answer.bytes;
        why = `HTTP ${answer.refused.status}`;
        retryAfter = answer.refused.headers.get('retry-after');
      } catch (error) {
        if (error instanceof LogUnreachable) throw error;
        why = error instanceof Error ? error.message : 'no answer';
      }
      signal?.throwIfAborted();
      if (failures === TRIES) throw new LogUnreachable(path, why);
      await sleep(pauseBefore(retryAfter, failures), signal);
    }
  };
};

/** Sleeps; rejects when the signal is aborted. */
const sleepUnless = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/** The published log of this site, from a page or a worker; or of another one, by its origin. */
export const siteLog = (signal?: AbortSignal, origin = ''): ReadLog =>
  logReader({ fetch: (path, init) => fetch(`${origin}${path}`, init), sleep: sleepUnless, ...(signal && { signal }) });
