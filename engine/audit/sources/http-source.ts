import { pauseAfter } from '../../kernel/backoff.ts';
import { parseLogPath } from '../../log/tiles.ts';
import { AuditStopped } from '../finding.ts';
import type { AuditSource } from './source.ts';

const TIMEOUT_MS = 30_000;
const TRIES = 4;
/** The longest that an answer of 429 or 503 may make an auditor wait: sites count requests by the minute. */
const MAX_WAIT_MS = 70_000;
const MAX_STATE_BYTES = 1_000_000;
/** So much of a strange address is named. */
const MAX_NAMED = 200;
const STATE = 'state';

/** `https://host/` and `https://host/log` both mean the log at `https://host/log/`. */
export const logPrefix = (url: URL): URL => {
  const base = new URL(url);
  base.search = '';
  base.hash = '';
  base.pathname = base.pathname.replace(/\/*$/, '/');
  return base.pathname.endsWith('/log/') ? base : new URL('log/', base);
};

/** How long the body says it is; null where that isn't said, or is of a compressed form. */
const declaredLength = ({ headers }: Response): number | null => {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
};

/** Where a redirection leads, as one line; an address that is none is not repeated. */
const nameOf = (location: string, from: URL): string =>
  URL.canParse(location, from.href) ? new URL(location, from).href.slice(0, MAX_NAMED) : 'no address';

const cutOff = (length: number, declared: number | null): Error =>
  new Error(`the download was cut off after ${length} of ${declared ?? 'unknown'} bytes`);

const readBounded = async (response: Response, path: string, maxBytes: number): Promise<Uint8Array> => {
  const declared = declaredLength(response);
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > maxBytes) throw new AuditStopped('unreachable', `${path} is larger than ${maxBytes} bytes`);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof AuditStopped || (error instanceof Error && error.name === 'TimeoutError')) throw error;
    throw cutOff(length, declared);
  }
  if (declared !== null && length !== declared) throw cutOff(length, declared);
  return Buffer.concat(parts);
};

const waitFor = (response: Response | null, tries: number): number => {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1_000;
  if (Number.isFinite(asked) && asked > 0) return Math.min(MAX_WAIT_MS, asked);
  return pauseAfter(tries, { firstMs: 250, longestMs: MAX_WAIT_MS });
};

/**
 * A log as a site serves it. Every answer has bounds in size and time; after a failure that may pass by itself the
 * auditor asks again. A redirection is never followed: the audit is of the address that the auditor named.
 * @param token the right to read openings and the balances that the site shows; it is sent for these alone.
 */
export const httpSource = (
  url: URL,
  sleep: (ms: number) => Promise<void>,
  token: string | null = null,
): AuditSource => {
  const prefix = logPrefix(url);

  const attempt = async (target: URL, maxBytes: number, path: string) => {
    const isPrivate = path === STATE || parseLogPath(path)?.kind === 'openings';
    const headers = token !== null && isPrivate ? { authorization: `Bearer ${token}` } : {};
    const response = await fetch(target, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 200) return { done: true, bytes: await readBounded(response, path, maxBytes) } as const;
    await response.body?.cancel();
    if (response.status === 404) return { done: true, bytes: null } as const;
    const location = response.headers.get('location');
    if (response.status < 400 && location !== null) {
      throw new AuditStopped(
        'unreachable',
        `${path} leads to ${nameOf(location, target)}, and no redirection is followed`,
      );
    }
    if (response.status !== 429 && response.status < 500) {
      throw new AuditStopped('unreachable', `${path} is answered with ${response.status}`);
    }
    return { done: false, response } as const;
  };

  const get = async (target: URL, path: string, maxBytes: number): Promise<Uint8Array | null> => {
    let reason = '';
    for (let tried = 0; tried < TRIES; tried += 1) {
      let refused: Response | null = null;
      try {
        const answer = await attempt(target, maxBytes, path);
        if (answer.done) return answer.bytes;
        refused = answer.response;
        reason = `answered with ${refused.status}`;
      } catch (error) {
        if (error instanceof AuditStopped) throw error;
        reason = error instanceof Error ? error.message : 'no answer';
      }
      if (tried < TRIES - 1) await sleep(waitFor(refused, tried + 1));
    }
    throw new AuditStopped('unreachable', `${target.href} can't be read: ${reason}`);
  };

  return {
    name: prefix.href,
    opens: token !== null,
    read: (path, maxBytes) => get(new URL(path, prefix), path, maxBytes),
    list: async () => null,
    statePage: async (after) => {
      const target = new URL(STATE, prefix);
      if (after !== null) target.searchParams.set('after', after);
      const bytes = await get(target, STATE, MAX_STATE_BYTES);
      if (bytes === null) throw new AuditStopped('unreachable', 'the site shows no balances under /log/state');
      try {
        const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
        return parsed;
      } catch {
        throw new AuditStopped('unreachable', 'the answer of /log/state is no JSON');
      }
    },
  };
};
