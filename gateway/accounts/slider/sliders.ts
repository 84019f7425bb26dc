import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../../engine/projections/sql.ts';
import type { AddressKey } from '../../address-key.ts';
import { GatewayError } from '../../errors.ts';
import { type Attempts, allowances } from '../attempts.ts';
import type { Bounded } from '../bounded.ts';
import type { Phone } from '../phone.ts';
import { renderSlider } from './render.ts';
import { HEIGHT, PIECE, WIDTH } from './scene.ts';

export const SLIDER_LIFE_MS = 2 * 60_000;
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
  /** Left edge of the piece in its place: never handed to a stranger. */
  readonly answer: number;
}

export interface Sliders {
  /** @throws GatewayError RATE_LIMITED, BUSY */
  request(phone: Phone, address: AddressKey): Promise<Slider>;
  /** Takes an answer; right or wrong, there is no second one. @throws GatewayError SLIDER_INVALID */
  answer(id: string, x: number, phone: Phone, address: AddressKey): Promise<void>;
}

export interface SlidersParts {
  readonly sql: SqlClient;
  readonly key: Uint8Array;
  readonly attempts: Attempts;
  readonly bounded: Bounded;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly randomUuid: () => string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const row = z.object({ answer_hash: z.instanceof(Uint8Array), expires_at: integerColumn });

const asUrl = (webp: Buffer): string => `data:image/webp;base64,${webp.toString('base64')}`;

export const slidersWith = (parts: SlidersParts): Sliders => {
  const { sql, key, attempts, bounded, now, randomBytes, randomUuid } = parts;

  /** Says nothing of the place without the key, and fits this phone from this address alone. */
  const hashOf = (id: string, phone: Phone, address: AddressKey, x: number): Buffer =>
    createHmac('sha256', key).update(`slider|${id}|${phone}|${address}|${x}`).digest();

  return {
    request: async (phone, address) => {
      await attempts.count(allowances.sliderPerAddress, address);
      const { background, piece, x, y } = await bounded(() => renderSlider(randomBytes));
      const id = randomUuid();
      const expiresAt = now() + SLIDER_LIFE_MS;
      await sql.query('INSERT INTO slider (slider_id, answer_hash, expires_at) VALUES ($1, $2, $3)', [
        id,
        hashOf(id, phone, address, x),
        expiresAt,
      ]);
      const pictures = { background: asUrl(background), piece: asUrl(piece) };
      const measures = { width: WIDTH, height: HEIGHT, pieceSize: PIECE, pieceTop: y };
      return { id, ...pictures, ...measures, expiresAt, answer: x };
    },

    answer: async (id, x, phone, address) => {
      const invalid = new GatewayError('SLIDER_INVALID');
      if (!uuid.test(id) || x < 0 || x > WIDTH) throw invalid;
      // Gone before it is looked at: of two answers to one picture, one counts.
      const text = 'DELETE FROM slider WHERE slider_id = $1 RETURNING answer_hash, expires_at';
      const [found] = rowsAs(row, await sql.query(text, [id]));
      if (found === undefined || found.expires_at <= now()) throw invalid;
      const near = Array.from({ length: 2 * TOLERANCE + 1 }, (_, n) => x - TOLERANCE + n);
      const fits = near.some((place) => timingSafeEqual(found.answer_hash, hashOf(id, phone, address, place)));
      if (!fits) throw invalid;
    },
  };
};
