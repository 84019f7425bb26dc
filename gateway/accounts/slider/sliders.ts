import { createHmac, timingSafeEqual } from 'node:crypto';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { AddressKey } from '../../server/addresses/address-key.ts';
import type { Phone } from '../profile/phone.ts';
import type { ProofKind, ProofOfWork, Proofs } from '../proof-of-work/proofs.ts';
import { type Attempts, allowances } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Asker } from '../turns/fair-queue.ts';
import { askerOf, type Turns } from '../turns/turns.ts';
import { renderSlider } from './render.ts';
import { HEIGHT, PIECE, WIDTH } from './scene.ts';

const SLIDER_LIFE_MS = 2 * 60_000;
/** Long enough for the larger proof on a slow machine. */
const ACCESSIBLE_LIFE_MS = 5 * 60_000;
/** Pixels to either side that still count as a fit. */
export const TOLERANCE = 4;

/** A picture with a gap, and the piece that fits it. Lengths are pixels of the picture. */
export interface Slider {
  readonly id: string;
  readonly background: string;
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
  readonly pieceTop: number;
  readonly expiresAt: Instant;
  /** Work for the machine while the person slides. */
  readonly proof: ProofOfWork;
  /** Left edge of the piece in its place: never handed to a stranger. */
  readonly answer: number;
}

/** A larger proof of work in place of the picture. */
export type AccessibleChallenge = Pick<Slider, 'id' | 'expiresAt' | 'proof'>;

export interface SliderAnswer {
  readonly sliderId: string;
  /** Left edge of the piece in pixels; null after a check without sight. */
  readonly sliderX: number | null;
  /** Null from a client that knows of none. */
  readonly proof: string | null;
}

type Asking = Pick<Caller, 'address' | 'standing'>;

export interface Sliders {
  /** @throws GatewayError RATE_LIMITED, BUSY */
  request(phone: Phone, caller: Asking): Promise<Slider>;
  /** @throws GatewayError RATE_LIMITED, BUSY */
  accessibleChallenge(phone: Phone, caller: Asking): Promise<AccessibleChallenge>;
  /**
   * Takes an answer; right or wrong, there is no second one. Without sight there is nothing but the proof.
   * @throws GatewayError SLIDER_INVALID, PROOF_INVALID, PROOF_MISSING
   */
  answer(answer: SliderAnswer, phone: Phone, address: AddressKey): Promise<void>;
}

export interface SlidersParts {
  readonly sql: SqlClient;
  readonly key: Uint8Array;
  readonly attempts: Attempts;
  readonly drawing: Turns;
  readonly proofs: Proofs;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly randomUuid: () => string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const asUrl = (webp: Buffer): string => `data:image/webp;base64,${webp.toString('base64')}`;

export const slidersWith = (parts: SlidersParts): Sliders => {
  const { sql, key, attempts, drawing, proofs, now, randomBytes, randomUuid } = parts;

  /** Says nothing of the place without the key, and fits this phone from this address alone. */
  const hashOf = (id: string, phone: Phone, address: AddressKey, x: number | 'without sight'): Buffer =>
    createHmac('sha256', key).update(`slider|${id}|${phone}|${address}|${x}`).digest();

  /** Keeps the answer to a check that lives so long. */
  const keep = async (
    asker: Asker,
    kind: ProofKind,
    lifeMs: number,
    hashFor: (id: string) => Uint8Array,
  ): Promise<AccessibleChallenge> => {
    const id = randomUuid();
    const expiresAt = now() + lifeMs;
    const proof = await drawing(asker, () => proofs.make(id, kind, expiresAt));
    await runQuery(sql, db.insertInto('slider').values({ sliderId: id, answerHash: hashFor(id), expiresAt }));
    return { id, expiresAt, proof };
  };

  /** Counts a check. @throws GatewayError RATE_LIMITED */
  const admitted = async ({ address, standing }: Asking): Promise<Asker> => {
    const { countedAs, account } = await standing();
    await attempts.count(allowances.sliderPerAddress, countedAs);
    return askerOf(address, account);
  };

  /** Whether the answer is the one that was kept; `place` is within what counts as a fit. */
  const fits = (kept: Uint8Array, { sliderId, sliderX }: SliderAnswer, phone: Phone, address: AddressKey): boolean => {
    const near =
      sliderX === null
        ? (['without sight'] as const)
        : Array.from({ length: 2 * TOLERANCE + 1 }, (_, n) => sliderX - TOLERANCE + n);
    return near.some((place) => timingSafeEqual(kept, hashOf(sliderId, phone, address, place)));
  };

  return {
    request: async (phone, caller) => {
      const { address } = caller;
      const asker = await admitted(caller);
      const { background, piece, x, y } = await drawing(asker, () => renderSlider(randomBytes));
      const check = await keep(asker, 'with-picture', SLIDER_LIFE_MS, (id) => hashOf(id, phone, address, x));
      const pictures = { background: asUrl(background), piece: asUrl(piece) };
      const measures = { width: WIDTH, height: HEIGHT, pieceSize: PIECE, pieceTop: y };
      return { ...check, ...pictures, ...measures, answer: x };
    },

    accessibleChallenge: async (phone, caller) => {
      const { address } = caller;
      return keep(await admitted(caller), 'without-sight', ACCESSIBLE_LIFE_MS, (id) =>
        hashOf(id, phone, address, 'without sight'),
      );
    },

    answer: async (answer, phone, address) => {
      const { sliderId, sliderX, proof } = answer;
      const invalid = new GatewayError('SLIDER_INVALID');
      if (!uuid.test(sliderId) || (sliderX !== null && (sliderX < 0 || sliderX > WIDTH))) throw invalid;
      // The picture goes before its answer is looked at: of two answers, one counts.
      const taking = db.deleteFrom('slider').where('sliderId', '=', sliderId).returning(['answerHash', 'expiresAt']);
      const [found] = await runQuery(sql, taking);
      if (found === undefined || found.expiresAt <= now()) throw invalid;
      if (!fits(found.answerHash, answer, phone, address)) throw invalid;
      if (proof !== null) await proofs.verify(proof, sliderId, sliderX === null ? 'without-sight' : 'with-picture');
      else if (sliderX === null) throw new GatewayError('PROOF_INVALID');
    },
  };
};
