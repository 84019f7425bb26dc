import sharp from 'sharp';
import { drawFrom, drawPlace, gapsSvg, HEIGHT, maskSvg, PIECE, rimSvg, sceneSvg, WIDTH } from './scene.ts';

/** Two WebP pictures, and where the one belongs in the other: its left and top edge in pixels. */
export interface RenderedSlider {
  readonly background: Buffer;
  readonly piece: Buffer;
  readonly x: number;
  readonly y: number;
}

const WEBP = { quality: 82, alphaQuality: 100, effort: 2 } as const;

/** Draws a picture, cuts the piece out and darkens its place. Both pictures are pixels alone, no SVG. */
export const renderSlider = async (randomBytes: (size: number) => Uint8Array): Promise<RenderedSlider> => {
  const draw = drawFrom(randomBytes);
  const { x, y } = drawPlace(draw);
  const side = draw(4);
  const scene = await sharp(Buffer.from(sceneSvg(draw)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const cut = await sharp(scene, { raw })
    .extract({ left: x, top: y, width: PIECE, height: PIECE })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const [background, piece] = await Promise.all([
    sharp(scene, { raw })
      .composite([{ input: Buffer.from(gapsSvg(x, y, side, draw)) }])
      .webp(WEBP)
      .toBuffer(),
    sharp(cut, { raw: { width: PIECE, height: PIECE, channels: 4 } })
      .composite([{ input: Buffer.from(maskSvg(side)), blend: 'dest-in' }, { input: Buffer.from(rimSvg(side)) }])
      .webp(WEBP)
      .toBuffer(),
  ]);
  return { background, piece, x, y };
};
