import { fromHex } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { draw, drawMessage } from '../../fairness/seed-pair.ts';
import type { Draw, DrawRequest } from '../../kernel/draw.ts';
import type { DrawCheck, DrawSteps, FloatCheck, FloatStep, Word } from './steps.ts';
import { compare } from './verdict.ts';

const TWO_64 = 1n << 64n;

/** A block cut into its four words, with what the draw did to each. */
export const stepsOf = (drawn: Draw, n: bigint): DrawSteps => {
  const words = [0, 1, 2, 3].map((index): Word => {
    const hex = drawn.block.slice(16 * index, 16 * index + 16);
    return { at: 8 * index, hex, use: index < drawn.word ? 'rejected' : index === drawn.word ? 'used' : 'unused' };
  });
  const chosen = words[drawn.word]?.hex ?? '0';
  return { draw: drawn, words, x: BigInt(`0x${chosen}`), limit: TWO_64 - (TWO_64 % n), n };
};

/** The inputs of a check of draws. The seed is null while it is hidden. */
export interface Drawing {
  readonly hashing: Hashing;
  /** 64 hex digits. */
  readonly serverSeed: string | null;
}

/** Null while the seed is hidden. */
export const drawingWith = ({ hashing, serverSeed }: Drawing): ((request: DrawRequest) => Draw) | null => {
  if (serverSeed === null) return null;
  const key = fromHex(serverSeed);
  return (request) => draw(hashing, key, request);
};

/** `base` is added to the ticket. */
export const checkDraw = (drawing: Drawing, request: DrawRequest, shown: number, base = 0): DrawCheck => {
  const { n } = request;
  const drawn = drawingWith(drawing)?.(request) ?? null;
  if (drawn === null) {
    return { verdict: 'pending', message: drawMessage(request, 0), steps: null, n, shown, computed: null };
  }
  const computed = base + Number(drawn.ticket);
  return { verdict: compare(computed === shown), message: drawn.message, steps: stepsOf(drawn, n), n, shown, computed };
};

/** Null where there is nothing to draw and nothing is claimed. A float that is left out would hide a wrong one. */
export const checkFloat = (
  drawing: Drawing,
  { floatMin, floatMax }: { readonly floatMin: number; readonly floatMax: number },
  request: (n: bigint) => DrawRequest,
  shown: number | null,
): FloatCheck | null => {
  const range = { from: floatMin, to: Math.max(floatMin, floatMax - 1) };
  if (floatMax <= floatMin) {
    if (shown === null) return null;
    const nothing = { message: '', steps: null, n: 0n, shown, computed: null };
    return { ...range, ...nothing, verdict: 'mismatch' };
  }
  const checked = checkDraw(drawing, request(BigInt(floatMax - floatMin)), shown ?? 0, floatMin);
  return { ...range, ...checked, ...(shown === null && { verdict: 'mismatch' }) };
};

/** The step of a float; null where there is none. */
export const floatStep = (check: FloatCheck | null): FloatStep | null => check && { name: 'float', ...check };

/** One line for a shell: prints the block that the page computed. Nothing in a message is special to a shell. */
export const opensslBlockLine = (serverSeed: string, message: string): string =>
  `printf '%s' '${message}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${serverSeed}`;
