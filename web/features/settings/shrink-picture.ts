/** Pixels of a side: twice what the site shows. */
const SIDE = 512;

/** The middle of a picture as a small square, upright; null for what this browser can't read as a picture. */
export const shrinkPicture = async (file: Blob): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return null;
  const { width, height } = bitmap;
  const cut = Math.min(width, height);
  const side = Math.min(cut, SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
};
