import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildSchema } from 'graphql';
import seedrandom from 'seedrandom';
import { readSdl } from '../../gateway/graphql/schema.ts';
import { tapeOf } from '../../test/fuzz/tape.ts';
import { LOGIN, signUp } from '../../test/player/account.ts';
import { authorised } from '../../test/player/ask.ts';
import { cheapestOf, OPEN_CASE, openingOf } from '../../test/player/case.ts';
import { askAt } from '../../test/player/http.ts';
import { roundShown } from '../../test/player/round.ts';
import { payIn } from '../../test/player/trade.ts';
import type { Act } from './acts.ts';
import { type AbuseFigures, medianOf } from './bounds.ts';

const run = promisify(execFile);

/** Resident memory of a process in MiB; null once it is gone. Linux tells by a file, other systems by `ps`. */
const residentMebibytes = async (pid: number): Promise<number | null> => {
  try {
    const status = process.platform === 'linux' ? await readFile(`/proc/${pid}/status`, 'utf8') : '';
    const [, listed] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
    if (listed !== undefined) return Number(listed) / 1024;
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) / 1024;
  } catch {
    return null;
  }
};

export interface AbuseParts {
  readonly url: string;
  /** The site's process. */
  readonly pid: number;
  readonly acts: Readonly<Record<string, Act>>;
  readonly seconds: number;
  readonly seed: number;
  readonly atOnce: number;
  /** Where the players of the site are; the strangers are at the loopback address. */
  readonly playersAt?: string;
  readonly stopping: AbortSignal;
}

const LOOK_EVERY_MS = 250;
const RECOVERY_TRIES = 20;
/** Longer than any bound: a site that hasn't answered by then doesn't answer. */
const HEALTH_PATIENCE_MS = 30_000;
/** Rounds that cards are asked of. */
const CARDS = 10;
/** Between two acts of a stranger. */
const BREATH_MS = 5;
/** The random numbers that one act may use. */
const CHOICES = 300;
const PUBLIC = '{"query":"{ themes { id } cases { slug oddsHash } }"}';

/** Reads the catalog from a network that no stranger uses, so that the meter refuses neither reading. */
const READER = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' };

const catalogAt = async (url: string): Promise<string> =>
  (await fetch(`${url}/graphql`, { method: 'POST', headers: READER, body: PUBLIC })).text();

/** How long `/health` took, in milliseconds, whatever it said; infinite where nothing came. */
const healthMs = async (url: string): Promise<number> => {
  const begun = performance.now();
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(HEALTH_PATIENCE_MS) });
    await response.text();
    return performance.now() - begun;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** So the player that waits meanwhile can say that it is in another network. */
export const BEHIND_A_PROXY = { GLASSCASE_TRUSTED_PROXIES: '1', ALLOW_SANDBOX: '1' } as const;
const ABROAD = '203.0.113.7';

/** How long a player of another network waits for an answer, in milliseconds; infinite where it is none. */
const playerMs = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  query: string,
  variables: object = {},
): Promise<number> => {
  const begun = performance.now();
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(HEALTH_PATIENCE_MS),
    });
    const text = await response.text();
    return text.includes('"errors"') ? Number.POSITIVE_INFINITY : performance.now() - begun;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** Cases that the player opens in one play: each is an event of the feed. */
const OPENED = 5;
/** Answers of a site that no stranger troubles; the earlier half warms it up. */
const CALM_ANSWERS = 20;
const LOOK = '{ me { wallet { coin } } liveDrops { seq } }';

/** Whether the site says that it is ready once it is left alone. */
const recovers = async (url: string): Promise<boolean> => {
  for (let tries = 0; tries < RECOVERY_TRIES; tries += 1) {
    const ready = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return true;
    await pause(1_000);
  }
  return false;
};

/** Strangers for so many seconds, and what became of the site. */
export const runAbuse = async (parts: AbuseParts): Promise<AbuseFigures> => {
  const { url, pid, acts: tried, seconds, seed, atOnce, playersAt = ABROAD, stopping } = parts;
  const schema = buildSchema(await readSdl());
  const before = await catalogAt(url);
  const abroad = { 'x-forwarded-for': playersAt };
  const ask = askAt(url, abroad);
  const { token } = await signUp(ask);
  await payIn(ask, token);
  const [cheapest] = await cheapestOf(ask);
  if (cheapest === undefined) throw new Error('the site shows no case');
  const input = openingOf(cheapest, await roundShown(ask, token), CARDS);
  const rounds = (await ask(OPEN_CASE, { input }, token)).openCase.rounds.map(({ id }) => id);
  const bystander = await signUp(ask);
  const device = { ...abroad, 'x-device': randomBytes(32).toString('base64url') };
  await payIn(ask, bystander.token);
  const { phone, password } = bystander;
  const asBystander = { ...abroad, ...authorised(bystander.token) };
  const bystanderRound = await roundShown(ask, bystander.token);
  const calm: number[] = [];
  for (let asked = 0; asked < CALM_ANSWERS; asked += 1) calm.push(await playerMs(url, asBystander, LOOK));
  const calmMs = medianOf(calm.slice(CALM_ANSWERS / 2));
  const begun = performance.now();
  const over = AbortSignal.any([stopping, AbortSignal.timeout(seconds * 1_000)]);
  const acts: Record<string, Record<string, number>> = {};
  const broken = new Set<string>(
    Number.isFinite(calmMs) ? [] : ['the site did not answer its player before the abuse'],
  );
  let peakMebibytes = (await residentMebibytes(pid)) ?? 0;
  let slowestHealthMs = 0;
  let healthAsked = 0;
  const waited: number[] = [];

  const note = (name: string, answer: string): void => {
    const counts = acts[name] ?? {};
    acts[name] = counts;
    counts[answer] = (counts[answer] ?? 0) + 1;
    if (answer.startsWith('INTERNAL') || answer.startsWith('5')) broken.add(`${name} were answered with ${answer}`);
  };

  const stranger = async (number: number): Promise<void> => {
    const random = seedrandom(`${seed} ${number}`);
    // One kind for each stranger, so that a slow act holds up no other kind.
    const kinds = Object.entries(tried);
    const [name, act] = kinds[number % kinds.length] ?? [];
    if (name === undefined || act === undefined) return;
    while (!over.aborted) {
      const tape = tapeOf(Array.from({ length: CHOICES }, () => Math.floor(random() * 1_000_000)));
      const answer = await act({ url, schema, tape, token, rounds, over }).catch(() =>
        over.aborted ? null : 'no answer',
      );
      if (answer !== null) note(name, answer);
      await pause(BREATH_MS);
    }
  };

  const watch = async (): Promise<void> => {
    while (!over.aborted) {
      const [memory, health] = await Promise.all([residentMebibytes(pid), healthMs(url)]);
      if (memory === null) {
        broken.add('the process ended');
        return;
      }
      peakMebibytes = Math.max(peakMebibytes, memory);
      slowestHealthMs = Math.max(slowestHealthMs, health);
      healthAsked += 1;
      await pause(LOOK_EVERY_MS);
    }
  };

  const stand = async (): Promise<void> => {
    while (!over.aborted) {
      waited.push(await playerMs(url, asBystander, LOOK));
      const play = { input: openingOf(cheapest, bystanderRound, OPENED) };
      waited.push(await playerMs(url, asBystander, String(OPEN_CASE), play));
      if (waited.length % 6 === 2)
        waited.push(await playerMs(url, device, String(LOGIN), { input: { phone, password } }));
      await pause(LOOK_EVERY_MS);
    }
  };

  await Promise.all([watch(), stand(), ...Array.from({ length: atOnce }, (_, number) => stranger(number))]);
  const passed = (performance.now() - begun) / 1_000;
  if (!(await recovers(url))) broken.add('the site is not ready any more');
  const after = await catalogAt(url).catch(() => 'no answer');
  if (after !== before) broken.add('the catalog is not what it was');
  return {
    ...{ seconds: passed, acts, peakMebibytes, slowestHealthMs, healthAsked },
    calmMs,
    playerMs: waited,
    broken: [...broken],
  };
};
