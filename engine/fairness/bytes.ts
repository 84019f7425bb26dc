const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += digits[byte];
  return text;
};

/** @throws TypeError when the text isn't an even number of hex digits. */
export const fromHex = (text: string): Uint8Array => {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) throw new TypeError('not hex');
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
};
