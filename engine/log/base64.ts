/** Standard base64 (RFC 4648, section 4) with padding. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

/** Null unless the text is exactly what `toBase64` writes: no white space, no stray bits, padding in place. */
export const fromBase64 = (text: string): Uint8Array | null => {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return null;
  }
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : null;
};
