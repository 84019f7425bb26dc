import sharp from 'sharp';
import { GatewayError } from '../../errors.ts';

export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
/** Of a picture as it comes: a small file may unfold into very many. */
const MAX_PIXELS = 16_000_000;
const SIDE = 256;
const TIMEOUT_SECONDS = 5;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.max(0, Math.min(text.length, bytes.length - at))).equals(
    Buffer.from(text, 'latin1'),
  );

/** By its content, whatever it is called: other formats never reach a decoder. */
const isPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, '\xff\xd8\xff') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));

/**
 * A square of 256 pixels as WebP, drawn again: nothing of the upload is left but the visible picture.
 * @throws GatewayError PICTURE_INVALID, PICTURE_TOO_LARGE
 */
export const redrawn = async (bytes: Uint8Array): Promise<Buffer> => {
  if (bytes.length > MAX_PICTURE_BYTES) throw new GatewayError('PICTURE_TOO_LARGE');
  if (!isPicture(bytes)) throw new GatewayError('PICTURE_INVALID');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new GatewayError('PICTURE_TOO_LARGE');
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
  } catch (error) {
    throw error instanceof GatewayError ? error : new GatewayError('PICTURE_INVALID');
  }
};
